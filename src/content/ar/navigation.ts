import type * as English from '../en/navigation';
import { paths } from '../paths';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

export const navigation: Words<typeof English.navigation> = {
  /** The five links, in the order of the specification (section 2). */
  links: [
    { label: 'الرئيسية', href: paths.home },
    { label: 'من نحن', href: paths.about },
    { label: 'الدورات', href: paths.courses },
    { label: 'مركز المساعدة', href: paths.help },
    { label: 'اتصل بنا', href: paths.contact },
  ],
  /** Link to this device's requests, separate from the five links. */
  requests: { label: 'طلباتك', href: paths.requests },
  /** Accessible name of the bar. */
  label: 'القائمة الرئيسية',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  /** Accessible name of the panel on small screens. */
  menu: 'القائمة',
  /** Accessible name of the logo, which links to the home page. */
  home: `${aboutAcademy.name}، الصفحة الرئيسية`,
  /** Shown in the installed site, which has no browser back button. */
  back: 'رجوع',
  skip: 'الانتقال إلى المحتوى',
};
