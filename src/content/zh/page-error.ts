import type * as English from '../en/page-error';
import type { Words } from '../words';

/** Shown in place of a page that failed to load. */
export const pageError: Words<typeof English.pageError> = {
  title: '此页面无法加载',
  text: '加载页面时，连接可能中断了。请检查连接，然后重试。',
  retry: '重试',
  /** Shown if the page's code loaded but failed. */
  broken: {
    title: '此页面无法在您的浏览器中运行',
    text: '请换用最新版本的浏览器，或联系我们：',
  },
};
