import type * as English from '../en/not-found';
import { paths } from '../paths';
import type { Words } from '../words';

export const notFound: Words<typeof English.notFound> = {
  title: 'الصفحة غير موجودة',
  text: 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة. انتقل من هنا إلى:',
  links: [
    { label: 'الرئيسية', href: paths.home },
    { label: 'جميع الدورات', href: paths.courses },
    { label: 'اتصل بنا', href: paths.contact },
  ],
};
