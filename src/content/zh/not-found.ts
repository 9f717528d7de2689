import type * as English from '../en/not-found';
import { paths } from '../paths';
import type { Words } from '../words';

export const notFound: Words<typeof English.notFound> = {
  title: '找不到页面',
  text: '可能是网址输错了，也可能是页面已经换了地址。您可以前往：',
  links: [
    { label: '首页', href: paths.home },
    { label: '所有课程', href: paths.courses },
    { label: '联系我们', href: paths.contact },
  ],
};
