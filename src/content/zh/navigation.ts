import type * as English from '../en/navigation';
import { paths } from '../paths';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

export const navigation: Words<typeof English.navigation> = {
  /** The five links, in the order of the specification (section 2). */
  links: [
    { label: '首页', href: paths.home },
    { label: '关于我们', href: paths.about },
    { label: '课程', href: paths.courses },
    { label: '帮助中心', href: paths.help },
    { label: '联系我们', href: paths.contact },
  ],
  /** Link to this device's requests, separate from the five links. */
  requests: { label: '我的申请', href: paths.requests },
  /** Accessible name of the bar. */
  label: '主导航',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  /** Accessible name of the panel on small screens. */
  menu: '菜单',
  /** Accessible name of the logo, which links to the home page. */
  home: `${aboutAcademy.name}首页`,
  /** Shown in the installed site, which has no browser back button. */
  back: '返回',
  skip: '跳到正文',
};
