import { academy } from '../academy';
import type * as English from '../en/footer';
import { paths } from '../paths';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

/** The footer. Its quick links have the addresses that the specification gives (section 2). */
export const footer: Words<typeof English.footer> = {
  quickLinksTitle: '快捷链接',
  quickLinks: [
    { label: '首页', href: '/' },
    { label: '关于我们', href: '/about' },
    { label: '课程', href: '/courses' },
    { label: '招生', href: '/admissions' },
    { label: '联系我们', href: '/contact' },
  ],
  contactTitle: '联系方式',
  socialTitle: '关注我们',
  privacy: { label: '隐私声明', href: paths.privacy },
  terms: { label: '条款与退款', href: paths.terms },
  /** Has no year until a page's scripts have read the clock. */
  copyright: (year: string | null) =>
    `© ${year ? `${year} ` : ''}${aboutAcademy.name}（${academy.name}），保留所有权利。`,
};
