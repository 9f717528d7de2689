import type * as English from '../en/pwa';
import type { Words } from '../words';

/** Notices about offline use and new versions of the site. */
export const pwa: Words<typeof English.pwa> = {
  offlineReady: {
    title: '可以离线使用了',
    text: '所有中文页面现在都可以在本设备上离线使用。',
  },
  newVersion: {
    title: '新版本已就绪。',
    update: '更新',
    updating: '正在更新…',
    unsaved: '此页面上填写的内容无法保存在本设备上。请先发送或清空，再更新。',
  },
};
