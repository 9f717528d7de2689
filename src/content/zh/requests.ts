import type * as English from '../en/requests';
import { paths } from '../paths';
import type { Words } from '../words';

/** The page that lists the requests made on this device. */
export const requests: Words<typeof English.requests> = {
  title: '我的申请',
  intro: '您的报名申请：等待发送的申请，以及我们已收到的申请的回执。此列表仅保存在您的设备上。',
  needsScript:
    '此列表仅保存在您的设备上，因此页面需要JavaScript才能显示。您也可以通过电子邮件或电话询问我们：',
  /** Shown if the device's storage can't be read. */
  unavailable: {
    title: '本设备目前无法显示您的申请',
    text: '此浏览器不允许网站读取在这里保存的内容，可能是因为这是无痕窗口，或设备存储已满。请稍后再打开此页面，或询问我们：',
  },
  /** Shown if this device has no requests. */
  none: {
    title: '还没有申请',
    text: '申请课程名额之后，您会在这里看到申请及其回执，离线时也能查看。',
    link: { label: '寻找您的课程', href: paths.courses },
  },
  open: {
    title: '尚未确认',
    /** Shown if the browser can't send requests while the site is closed. */
    whileOpen:
      '只要本网站在您的屏幕上打开着，等待中的申请就会自动发送。如果您离开了，请在联网后再次打开本网站。',
  },
  drafts: {
    title: '未完成的表格',
    changed: '最后修改于',
    person: (name: string) => `学员：${name}`,
    goOn: '继续',
  },
  received: {
    title: '已收到',
    /** Label of the link to a receipt. */
    show: '查看回执',
  },
  device: {
    title: '在本设备上',
    /** For copying receipts to another device. The dialog's words are in `transfer.ts`. */
    copy: {
      title: '复制到另一台设备',
      text: '在另一部手机或电脑上也能查看您的回执和我们的回复，无需注册账号。',
      /** Shown instead if there is no receipt on this device. */
      none: '您在另一部手机或电脑上提交过申请吗？请在那台设备上打开“我的申请”，选择“复制到另一台设备”。',
    },
  },
  /** Shown with a single receipt. */
  single: {
    back: '我的所有申请',
    unknown:
      '我们在本设备上找不到这份申请。它可能是在其他设备或其他浏览器中提交的，也可能已从这里删除。',
  },
  facts: {
    confirmed: '申请时间',
    refused: '未被接受',
    reference: '申请编号',
    /** Label of the code by which the office recognises duplicates of a request. */
    code: '临时代码',
    /** Shown if the academy gave the request no reference. */
    referenceMissing: '未分配',
    replaces: '将取代',
    lastTry: '上次尝试',
    nextTry: '下次尝试',
  },
  state: {
    held: '我们无法确定它是否已送达。您可以放心再次发送：只会计为一份。',
    rejected: (status: number) => `我们的服务器未接受（状态码${status}）`,
    accepted: '已收到',
  },
  failure: {
    offline: '当时没有网络连接。',
    'no-answer':
      '我们的服务器没有响应，因此申请可能已送达，也可能没有。再次发送没有问题：只会计为一份。',
    blocked: '我们的服务器没有响应，但本网站的页面可以加载。',
    timeout:
      '我们的服务器响应时间过长，因此申请可能已送达，也可能没有。再次发送没有问题：只会计为一份。',
    'foreign-answer':
      '应答的不是我们的服务器，很可能是Wi-Fi登录页面或防火墙。请在浏览器中打开任意其他网站，如有要求，请登录Wi-Fi，然后重新发送申请。如果仍然不行，请换一个网络，或给我们打电话、发邮件。',
    busy: '我们的服务器繁忙（状态码429）。本网站会自动重试。',
    status: (status: number) =>
      `我们的服务器报告错误（状态码${status}），因此申请可能已送达，也可能没有。本网站会自动重试。`,
  },
  when: {
    sending: '正在发送…',
    today: (time: string) => `今天${time}`,
    now: '即将',
    soon: '一分钟内',
    online: '恢复联网后',
  },
  /** Label of the collapsible part with rarely needed details. */
  details: '详情',
  /** Shown with a rejected request. */
  advice: '请检查您填写的内容后重新发送，或致电我们。',
  /** For copying a waiting request as text, to email it or read it out. */
  copy: {
    button: '复制为文本',
    heading: (courseTitle: string) => `报名申请：${courseTitle}`,
    code: '临时代码（在有申请编号之前使用）',
    copied: '已复制。请粘贴到发给我们的消息中。',
    'by-hand': '此浏览器不允许页面复制。请致电我们，告知您的信息和临时代码。',
  },
  actions: {
    edit: '编辑',
    remove: '删除',
    sendNow: '立即发送',
    sendWhenOnline: '恢复联网后发送',
    /** Accessible name of a button, with the request's course. */
    labelled: (action: string, courseTitle: string) => `${action}：${courseTitle}`,
  },
  questions: {
    'delete-unsent': {
      title: '要删除这份申请吗？',
      text: (courseTitle: string) =>
        `您的“${courseTitle}”申请尚未发送。如果删除，它将永远不会发送，您在其中填写的内容也将从本设备删除。`,
      accept: '删除',
      decline: '保留',
    },
    'delete-departed': {
      title: '要删除这份申请吗？',
      text: (courseTitle: string) =>
        `您的“${courseTitle}”申请将不再发送，您在其中填写的内容也将从本设备删除。这份申请可能已经送达：如需撤回，请致电或发邮件给我们。`,
      accept: '删除',
      decline: '保留',
    },
    'delete-refused': {
      title: '要删除这份申请吗？',
      text: (courseTitle: string) =>
        `我们的服务器未接受您的“${courseTitle}”申请。您在其中填写的内容将从本设备删除。`,
      accept: '删除',
      decline: '保留',
    },
    /** For a refused request that was meant to replace an earlier one. */
    'delete-refused-change': {
      title: '要删除这份申请吗？',
      text: (courseTitle: string) =>
        `我们的服务器未接受您修改后的“${courseTitle}”申请。您在其中填写的内容将从本设备删除。较早的版本可能已经送达：如需撤回，请致电或发邮件给我们。`,
      accept: '删除',
      decline: '保留',
    },
    'delete-correction': {
      title: '要删除这份更正吗？',
      text: (courseTitle: string) =>
        `您对“${courseTitle}”申请的更正将不会发送，您在其中填写的内容将从本设备删除。我们已收到的申请保持不变。`,
      accept: '删除',
      decline: '保留',
    },
    'delete-withdrawing': {
      title: '要删除这份回执吗？',
      text: (courseTitle: string) =>
        `您对“${courseTitle}”申请的撤回请求可能尚未送达。如果删除这份回执，撤回请求将不再发送：如需撤回申请，请致电或发邮件给我们。`,
      accept: '删除',
      decline: '保留',
    },
    'delete-receipt': {
      title: '要删除这份回执吗？',
      text: (courseTitle: string) =>
        `只会删除“${courseTitle}”的回执，因此本设备将不再显示我们的回复。这既不会撤回申请，也不会从我们的服务器上删除申请。`,
      accept: '删除',
      decline: '保留',
    },
  },
  /** Shown before the reference when the site asks whether to delete a receipt. */
  writeDown: '您可能想先记下申请编号：',
  notes: {
    deleted: '已从本设备删除。',
  },
};
