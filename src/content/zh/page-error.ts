import type * as English from '../en/page-error';
import type { Words } from '../words';

/** Shown in place of a page that failed to load. */
export const pageError: Words<typeof English.pageError> = {
  title: '此页面无法加载',
  text: '加载时网络可能断了。请检查网络连接，然后重试。',
  retry: '重试',
  /** Shown if the page's code loaded but failed. */
  broken: {
    title: '您的浏览器打不开此页面',
    text: '请换用最新版本的浏览器，或联系我们：',
  },
  /** Shown on a page whose scripts can't be loaded or run. */
  incomplete: {
    title: '此页面的部分功能无法使用',
    text: '可能是没有加载完，也可能是您的浏览器版本低于Chrome或Edge 111、Firefox 115、Safari 16.4（iOS 16.4）。您仍可阅读所有页面，但无法发送报名申请。请重新加载此页面，或联系我们：',
    reload: '重新加载',
  },
};
