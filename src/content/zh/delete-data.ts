import type * as English from '../en/delete-data';
import { privacy } from '../privacy';
import type { Words } from '../words';

/** Words for deleting the visitor's data from this device: button, confirmation and result. */
export const deleteData: Words<typeof English.deleteData> = {
  title: '删除我的数据',
  text: '删除本网站在本设备上保存的与您有关的一切：申请、回执、证书、未完成的报名表和设置。与他人共用设备，或准备把设备转送他人时，请用此功能。',
  button: '从本设备删除我的数据',
  question: {
    title: '要从本设备删除您的数据吗？',
    lost: '以下内容将被删除，且无法恢复。',
    waiting: (count: number) => `${count}份申请，我们尚未确认收到。删除后将不再发送。`,
    /** Shown if the device has already tried to send some of these requests. */
    mayHaveArrived: (count: number, all: number) => {
      const allOfThem = all === 1 ? '这份申请' : '这些申请';
      const which = count === all ? allOfThem : `其中${count}份`;
      return `${which}可能已经送达：如需撤回，请致电或发邮件给我们。`;
    },
    withdrawals: (count: number) =>
      `${count}份撤回请求可能尚未送达。删除后将不再发送：如需撤回申请，请致电或发邮件给我们。`,
    refused: (count: number) => `${count}份申请未被我们的服务器接受，其中填写的内容会一并删除。`,
    /** For a refused request that was meant to replace an earlier one. */
    earlierVersion: '较早的版本可能已经送达：如需撤回，请致电或发邮件给我们。',
    receipts: (count: number) => `${count}份回执。建议先记下申请编号：`,
    noReference: '无申请编号',
    drafts: (count: number) => `${count}份未完成的报名表。`,
    unreadable: (count: number) => `${count}项内容由本网站的其他版本保存，当前版本无法读取。`,
    settings: '本网站的设置，例如您关闭过哪些提示、是否接收通知。',
    nothing: '本设备上没有申请、回执或未完成的报名表。只会删除以下内容：',
    academy: `删除后，我们已收到的申请并不会随之撤回。我们最迟在收到申请或您最后一次更改后${privacy.retentionDays}天将其从服务器上删除。如需提前删除某份申请，请发邮件给我们的数据保护联系人，或致电：`,
    unknown: '此浏览器不允许网站读取已保存的数据，因此无法列出将被删除的内容。',
    decline: '全部保留',
    accept: '确定全部删除',
  },
  /** Shown if the deletion failed. */
  refused: '未能删除您的数据。所有内容仍在本设备上，请重试。',
  done: {
    title: '您的数据已从本设备删除',
    text: '您的申请、回执、证书、报名表和设置都已不在本设备上，本网站的其他标签页也已清空。',
    site: '网站本身仍保存在本设备上，因此您离线时仍可打开。如果也想删除网站本身，请先卸载（如果您安装过），再到浏览器设置中删除本网站的数据。',
  },
};
