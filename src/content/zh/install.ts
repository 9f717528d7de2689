import type * as English from '../en/install';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

export type { InstallSteps } from '../en/install';

/** Words about installing the site like an app. */
export const install: Words<typeof English.install> = {
  title: `把${aboutAcademy.shortName}添加到本设备`,
  gain: '离线也能用，打开就像应用一样，在里面提交的申请会保存下来。',
  install: '安装',
  how: '查看方法',
  decline: '不用了，谢谢',
  close: '关闭',
  steps: {
    ios: [
      {
        picture: 'share',
        text: '轻点“共享”（Share），图标是带箭头的方框。',
        hint: '它在屏幕底部或顶部，或在“···”菜单中。如果您是在微信等其他应用里打开此页面的，请先换到Safari中打开。',
      },
      {
        picture: 'add',
        text: '选择“添加到主屏幕”（Add to Home Screen）。',
        hint: '它在列表下方，或在“更多”（More）里。',
      },
      {
        picture: 'home-screen',
        text: `轻点“添加”（Add）。现在可以从主屏幕打开${aboutAcademy.shortName}了。`,
      },
    ],
    menu: [
      {
        picture: 'menu',
        text: '打开浏览器菜单，即地址栏旁的三个点；在Mac上的Safari中，则是“文件”（File）菜单。',
      },
      {
        picture: 'add',
        text: '选择“安装”（Install）、“添加到主屏幕”（Add to Home screen）或“添加到程序坞”（Add to Dock）。',
        hint: '它可能在“更多”（More）里。',
      },
    ],
  },
  /** Shown if this browser stores requests or forms that the installed app may not have. */
  leftBehind: {
    text: '刚安装的应用可能是空的：等待发送的申请、回执和未完成的报名表会留在此浏览器中。如有等待发送的申请或未完成的报名表，请先发送申请、填完报名表：',
    link: '我的申请',
  },
  /** Says where visitors can find the instructions later. */
  again: '您可以在“我的申请”页面再次找到这些步骤。',
};
