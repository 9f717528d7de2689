import { academy } from '../academy';
import type * as English from '../en/footer';
import { paths } from '../paths';
import type { Words } from '../words';

/** The footer. Its quick links have the addresses that the specification gives (section 2). */
export const footer: Words<typeof English.footer> = {
  quickLinksTitle: 'روابط سريعة',
  quickLinks: [
    { label: 'الرئيسية', href: '/' },
    { label: 'من نحن', href: '/about' },
    { label: 'الدورات', href: '/courses' },
    { label: 'القبول', href: '/admissions' },
    { label: 'اتصل بنا', href: '/contact' },
  ],
  contactTitle: 'معلومات الاتصال',
  socialTitle: 'تابعنا على',
  privacy: { label: 'إشعار الخصوصية', href: paths.privacy },
  terms: { label: 'الشروط واسترداد الرسوم', href: paths.terms },
  /** Has no year until a page's scripts have read the clock. */
  copyright: (year: string | null) =>
    `جميع الحقوق محفوظة © ${year ? `${year}، ` : ''}${academy.name}.`,
};
