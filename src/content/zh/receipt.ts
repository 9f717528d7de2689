import type * as English from '../en/receipt';
import type { Words } from '../words';

/** The receipt of an accepted request, on screen and in print. */
export const receipt: Words<typeof English.receipt> = {
  /** Heading of the printed receipt. */
  documentTitle: '报名申请回执',
  reference: '您的申请编号',
  noReference: '这份申请没有编号。如需查询，请告诉我们学员姓名、课程和发送申请的日期。',
  copy: { idle: '复制申请编号', copied: '已复制', 'by-hand': '请手动复制' },
  facts: {
    period: '课程时长',
    hours: 'VIP课时',
    confirmed: '申请时间',
    received: '收到时间',
    withdrawn: '撤回时间',
  },
  noHours: '未填写',
  privacy: '回执上没有姓名、国家/地区、电话和电子邮箱：申请送达后，本设备已删除这些信息。',
  name: {
    /** The name that the visitor has given this receipt. */
    shown: (name: string) => `学员：${name}`,
    add: '给回执起个名称',
    change: '更改名称',
    label: '回执的名称',
    hint: '例如：小美。名称只保存在您的设备上，不会发送给我们。',
    save: '保存',
    remove: '删除名称',
    cancel: '取消',
    refused: '本设备无法保存此名称。',
    /** After `privacy`, if the receipt has a name. */
    note: '您给回执起的名称只保存在您的设备上。',
  },
  hearing: {
    title: '怎样得知我们的回复',
    mailAndPush: '我们回复后，您会收到电子邮件，也会在本设备上收到通知。您可以在本页查看回复。',
    mail: '我们回复后，您会收到电子邮件。您可以在本页查看回复。',
    push: '我们回复后，您会在本设备上收到通知。您可以在本页查看回复。',
    here: '如需查看我们的回复，请在本设备上再次打开本页。您也可以致电我们：',
  },
  correction: {
    button: '更正这份申请',
    waiting:
      '您对这份申请的更正已保存在本设备上，但我们尚未确认收到。在我们确认之前，这份回执仍然有效。',
    refused:
      '我们的服务器未接受您对这份申请的更正，因此这份回执仍然有效。您可以在“我的申请”中找到那份更正。',
    dropped: '这门课程已不再开设，因此不能在这里更正这份申请。如需更改，请致电或发邮件给我们：',
  },
  contact: {
    title: '如何联系我们',
    phone: '电话',
    email: '电子邮箱',
    whatsapp: 'WhatsApp',
    hours: '办公时间',
    /** Prefilled first sentence of the visitor's message. */
    message: (course: string, reference: string | null) =>
      reference
        ? `您好！我想问一下我的报名申请${reference}（${course}）。`
        : `您好！我想问一下我的“${course}”报名申请。`,
    subject: (reference: string | null) => (reference ? `报名申请${reference}` : '报名申请'),
  },
  actions: {
    print: '打印',
    remove: '从本设备删除',
  },
};
