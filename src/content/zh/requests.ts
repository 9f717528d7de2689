import type * as English from '../en/requests';
import { paths } from '../paths';
import type { Words } from '../words';

/** The page that lists the requests made on this device. */
export const requests: Words<typeof English.requests> = {
  title: '我的申请',
  intro: '您的报名申请：等待发送的申请，以及我们已收到的申请的回执。此列表仅保存在您的设备上。',
  needsScript:
    '此列表仅保存在您的设备上，因此需要启用JavaScript才能显示。您也可以通过邮件或电话与我们联系：',
  /** Shown if the device's storage can't be read. */
  unavailable: {
    title: '本设备目前无法显示您的申请',
    text: '此浏览器不允许网站读取保存的内容，可能是因为您用的是无痕窗口，或设备存储空间已满。请稍后再打开此页面，或与我们联系：',
  },
  /** Shown if this device has no requests. */
  none: {
    title: '还没有申请',
    text: '提交课程申请之后，可以在这里查看申请和回执，没有网络也能看。申请不见了？有些浏览器（例如iPhone上的Safari），如果您七天没有打开本网站，会清空此列表。已送达的申请仍在我们这里，请致电或发邮件给我们。',
    link: { label: '去选课程', href: paths.courses },
  },
  open: {
    title: '尚未确认',
    /** Shown if the browser can't send requests while the site is closed. */
    whileOpen:
      '只要本网站保持在前台打开，等待中的申请就会自动发送。如果您离开了，请在联网后再打开本网站。',
  },
  drafts: {
    title: '未完成的报名表',
    changed: (time: string) => `最后修改于${time}`,
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
      text: '在另一部手机或电脑上，也能查看您的回执和我们的回复，不用注册账号。',
      /** Shown instead if there is no receipt on this device. */
      none: '您在另一部手机或电脑上提交过申请吗？请在那台设备上打开“我的申请”，选择“复制到另一台设备”。',
    },
  },
  /** Shown with a single receipt. */
  single: {
    back: '我的所有申请',
    unknown: '本设备上找不到这份申请。可能是在其他设备或其他浏览器中提交的，也可能已从这里删除。',
  },
  facts: {
    confirmed: '申请时间',
    refused: '提交失败时间',
    reference: '申请编号',
    /** Label of the code by which the office recognises duplicates of a request. */
    code: '临时编号',
    /** Shown if the academy gave the request no reference. */
    referenceMissing: '未分配',
    replaces: '原申请编号',
    lastTry: '上次尝试',
    nextTry: '下次尝试',
  },
  state: {
    held: '无法确定是否已送达。您可以放心重新发送，系统只计一份，不会重复。',
    rejected: (status: number) => `我们的服务器未接受（错误代码${status}）`,
    accepted: (time: string) => `已于${time}收到`,
  },
  failure: {
    offline: '当时没有网络连接。',
    'no-answer':
      '我们的服务器没有响应，因此申请可能已送达，也可能没有。可以放心重新发送，系统只计一份，不会重复。',
    blocked: '我们的服务器没有响应，但本网站的页面可以打开。',
    timeout:
      '我们的服务器太久没有响应，因此申请可能已送达，也可能没有。可以放心重新发送，系统只计一份，不会重复。',
    'foreign-answer':
      '申请没有到达我们的服务器，很可能是被Wi-Fi登录页面或防火墙拦下了。请在浏览器中打开任一其他网站，如果要求登录Wi-Fi，请先登录，再重新发送申请。还是不行的话，请换一个网络，或致电、发邮件给我们。',
    busy: '系统繁忙（错误代码429），本网站会自动重试。',
    status: (status: number) =>
      `我们的服务器出错（错误代码${status}），因此申请可能已送达，也可能没有。本网站会自动重试。`,
  },
  when: {
    sending: '正在发送…',
    today: (time: string) => `今天${time}`,
    now: '马上',
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
    code: '临时编号（在有申请编号之前使用）',
    copied: '已复制。请粘贴到发给我们的消息中。',
    'by-hand': '此浏览器不允许页面复制。请致电我们，告诉我们您填写的内容和临时编号。',
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
        `您的“${courseTitle}”申请尚未发送。删除后不会再发送，您填写的内容也将从本设备删除。`,
      accept: '删除',
      decline: '保留',
    },
    'delete-departed': {
      title: '要删除这份申请吗？',
      text: (courseTitle: string) =>
        `您的“${courseTitle}”申请将不再发送，您填写的内容也将从本设备删除。申请可能已经送达：如需撤回，请致电或发邮件给我们。`,
      accept: '删除',
      decline: '保留',
    },
    'delete-refused': {
      title: '要删除这份申请吗？',
      text: (courseTitle: string) =>
        `我们的服务器未接受您的“${courseTitle}”申请。您填写的内容将从本设备删除。`,
      accept: '删除',
      decline: '保留',
    },
    /** For a refused request that was meant to replace an earlier one. */
    'delete-refused-change': {
      title: '要删除这份申请吗？',
      text: (courseTitle: string) =>
        `我们的服务器未接受您修改后的“${courseTitle}”申请。您填写的内容将从本设备删除。较早的版本可能已经送达：如需撤回，请致电或发邮件给我们。`,
      accept: '删除',
      decline: '保留',
    },
    'delete-correction': {
      title: '要删除这份更正吗？',
      text: (courseTitle: string) =>
        `您对“${courseTitle}”申请的更正将不再发送，您填写的内容也将从本设备删除。我们已收到的申请保持不变。`,
      accept: '删除',
      decline: '保留',
    },
    'delete-withdrawing': {
      title: '要删除这份回执吗？',
      text: (courseTitle: string) =>
        `撤回“${courseTitle}”申请的请求可能尚未送达。如果删除这份回执，撤回请求将不再发送：如需撤回申请，请致电或发邮件给我们。`,
      accept: '删除',
      decline: '保留',
    },
    'delete-receipt': {
      title: '要删除这份回执吗？',
      text: (courseTitle: string) =>
        `只删除“${courseTitle}”的回执，本设备将不再显示我们的回复。申请不会因此撤回，也不会从我们的服务器上删除。`,
      accept: '删除',
      decline: '保留',
    },
  },
  /** Shown before the reference when the site asks whether to delete a receipt. */
  writeDown: '建议先记下申请编号：',
  notes: {
    deleted: '已从本设备删除。',
  },
};
