import type * as English from '../en/certificate';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

/** The page that checks certificates. */
export const certificate: Words<typeof English.certificate> = {
  head: {
    title: `查验证书 | ${aboutAcademy.name}`,
    description: `凭链接、二维码或编号查验${aboutAcademy.name}颁发的证书，不用注册。`,
  },
  title: '查验证书',
  intro: '打开证书的链接或扫描证书上的二维码，本页面便会在您的设备上查验证书的真伪。',
  form: {
    label: '链接或编号',
    hint: '请粘贴完整的链接。编号（例如JLA-C-7K2M-93QD）只能联网查询。',
    button: '查验',
    unclear: '这不是完整的链接，也不是证书编号。请索取完整的链接：有些聊天应用会截断链接。',
  },
  how: {
    title: '查验原理',
    points: [
      '链接中的内容不会发送给我们，也不会发送给任何人。首次访问后，本页面离线也能使用。',
      '请将姓名与本人的护照或身份证核对。本页面按我们数字签名的内容显示证书，任何一项都无法被人改动。',
      '请只在本网站查验我们的证书：假证书上可能印着别的网址。',
    ],
  },
  checking: '正在查验…',
  outcomes: {
    genuine: {
      title: '证书真实有效',
      text: (listedAt) => `证书状态已于${listedAt}确认。`,
    },
    withdrawn: {
      title: '无效：已撤销',
      text: (on) => `这份证书由我们颁发，但已于${on}撤销。请勿接受。`,
    },
    replaced: {
      title: '无效：已更换',
      text: (on) => `这份证书由我们颁发，但已于${on}换发新证书。请索取新证书。`,
    },
    unconfirmed: {
      title: '证书真实，但尚未确认是否仍然有效',
      listed: (listedAt) =>
        `这份证书由我们签发。本设备最近一次获取状态列表的时间是${listedAt}，此后证书可能已被撤销。如需确认，请联网后重新查验。`,
      unlisted: '这份证书由我们签发，但本设备没有已撤销证书的列表。如需确认，请联网后重新查验。',
    },
    'not-genuine': {
      title: '不是真证书',
      text: '这不是我们颁发的证书，或者链接被改动、被截断。如果链接是别人发给您的，请对方重新发送一次；否则请勿接受。',
    },
    'unknown-key': {
      title: '本设备暂时无法查验',
      text: '当前版本的网站无法识别签发这份证书的密钥。请联网更新网站后重新查验。如果仍然看到这条消息，请联系我们。',
    },
    unable: {
      title: '此浏览器无法在这里查验',
      text: '只有在以https开头的网址上、使用新版浏览器才能查验证书。这不能说明证书本身是真是假。',
    },
  },
  again: '重新查验',
  update: '更新并重新查验',
  numbers: {
    valid: (number, issued) => `证书${number}由我们于${issued}颁发，目前有效。`,
    withdrawn: (number, on) => `证书${number}已于${on}撤销。`,
    replaced: (number, on) => `证书${number}已于${on}换发新证书。`,
    unknown: (number) => `我们没有颁发过编号为${number}的证书。`,
    offline: '编号查询未能完成。查询需要联网，请检查网络连接，然后重试。',
    busy: '暂时无法查询编号。请一分钟后再试。',
    noName: '凭证书编号查不到持证人和级别。如需核对，请查验链接或二维码。',
  },
  /** Listed before the visitor's data is deleted from the device. */
  deletion: (count) => `${count}份证书。请先保存链接或打印。`,
  /** Shown next to the receipt of the request. */
  receipt: {
    title: '您的证书',
    text: '恭喜！证书已保存在本设备上，离线也能查看。打开证书即可打印或分享链接，任何人都能凭链接查验真伪。',
    open: '打开证书',
  },
  paper: {
    title: '结业证书',
    awarded: '兹证明',
    completed: '已修完以下课程',
    facts: {
      level: '达到级别',
      period: '课程日期',
      hours: '课时（小时）',
      issued: '颁发日期',
      number: '证书编号',
    },
    period: (from, to) => `${from}至${to}`,
    stamps: {
      withdrawn: '已撤销',
      replaced: '已更换',
      unconfirmed: '未确认',
    },
    qrAlt: '含有此证书链接的二维码',
    checkOnly: '请只在此网址查验：',
  },
  actions: {
    print: '打印或保存为PDF',
    share: '分享链接',
    copied: '链接已复制',
    byHand: '请手动复制链接：',
    shareText: (name) => `${name}的证书，${aboutAcademy.name}`,
  },
};
