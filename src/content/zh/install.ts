import { academy } from '../academy';
import type * as English from '../en/install';
import type { Words } from '../words';

export type { InstallSteps } from '../en/install';

/** Words about installing the site like an app. */
export const install: Words<typeof English.install> = {
  title: `把${academy.shortName}保存到本设备`,
  gain: '可以离线使用，像应用一样打开，并保存您在其中提交的申请。',
  install: '安装',
  how: '查看方法',
  decline: '不用了，谢谢',
  close: '关闭',
  steps: {
    ios: [
      {
        picture: 'share',
        text: '轻点“共享”，即带箭头的方框。',
        hint: '它在屏幕底部或顶部，或在三个点后面。如果此页面是在其他应用中打开的，请先在Safari中打开。',
      },
      {
        picture: 'add',
        text: '选择“添加到主屏幕”。',
        hint: '它在列表靠下的位置，或在“更多”里。',
      },
      {
        picture: 'home-screen',
        text: `轻点“添加”。${academy.shortName}现在就在您的应用中了。`,
      },
    ],
    menu: [
      {
        picture: 'menu',
        text: '打开浏览器菜单：地址栏旁的三个点；在Mac上的Safari中则是“文件”。',
      },
      {
        picture: 'add',
        text: '选择“安装”“添加到主屏幕”或“添加到程序坞”。',
        hint: '它可能在“更多”里。',
      },
    ],
  },
  /** Shown if this browser stores requests or forms that the installed app may not have. */
  leftBehind: {
    text: '应用刚安装时可能是空的：回执、未完成的表格和等待发送的申请会留在此浏览器中。请先把等待发送的申请发出：',
    link: '我的申请',
  },
  /** Says where visitors can find the instructions later. */
  again: '您可以在“我的申请”页面再次找到这些步骤。',
};
