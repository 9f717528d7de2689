import type * as English from '../en/not-found';
import { paths } from '../paths';
import type { Words } from '../words';

export const notFound: Words<typeof English.notFound> = {
  title: 'Halaman tidak dijumpai',
  text: 'Alamatnya mungkin tersalah taip, atau halaman ini mungkin telah dipindahkan. Dari sini anda boleh pergi ke:',
  links: [
    { label: 'Laman utama', href: paths.home },
    { label: 'Semua kursus', href: paths.courses },
    { label: 'Hubungi kami', href: paths.contact },
  ],
};
