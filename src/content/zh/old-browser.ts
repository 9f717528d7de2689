import type * as English from '../en/old-browser';
import type { Words } from '../words';

/** Shown above each page in browsers that are too old for the site's script. */
export const oldBrowser: Words<typeof English.oldBrowser> = {
  title: '您的浏览器版本过低，本网站的部分功能无法使用',
  text: '您可以阅读所有页面，但无法用此浏览器发送报名申请。本网站需要Chrome或Edge 111、Firefox 115、Safari 16.4（iOS 16.4）或更高版本。请更新浏览器、换一台设备，或联系我们：',
};
