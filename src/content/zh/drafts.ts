import type * as English from '../en/drafts';
import { privacy } from '../privacy';
import type { Words } from '../words';

/** Words about the draft stored on the device. */
export const drafts: Words<typeof English.drafts> = {
  /** Shown before the visitor has typed anything. */
  hint: `您填写的内容会保存在本设备上，保留至最后一次修改后${privacy.draftDays}天。`,
  saving: '正在保存…',
  saved: (time: string) => `已保存在本设备上（${time}）`,
  unavailable: '报名表目前无法保存在本设备上。您仍然可以填写并发送；发送之前，请不要关闭此页面。',
  clear: '清空',
  cleared: '已清空。您在报名表中填写的内容已不在本设备上。等待自动发送的申请会保留在“我的申请”中。',
  notCleared: '报名表已清空，但本设备未能清除之前保存的内容。请重试。',
  question: {
    title: '要清空报名表吗？',
    text: '您在报名表中填写的内容将从此页面和本设备上清除，且无法恢复。',
    kept: '我们已收到的申请，以及等待自动发送的申请，会保留在“我的申请”中。',
    /** Instead of `kept`, if the form's request will be deleted but a version may have arrived. */
    tried:
      '您的申请或其较早的版本可能已经送达。这份申请将不再发送：如需撤回，请致电或发邮件给我们。',
    accept: '确定清空',
    decline: '保留内容',
  },
  otherTab: {
    changed:
      '本设备上保存了这份报名表的另一个版本，例如来自另一个标签页。您接下来在此处所做的修改将覆盖那个版本。',
    load: '显示那个版本',
  },
};
