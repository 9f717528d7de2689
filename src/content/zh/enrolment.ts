import type * as English from '../en/enrolment';
import { type Offering, serviceTax, studentPassWeeks, vipHourFee } from '../offerings';
import { sample } from '../sample';
import type { Words } from '../words';
import { alerts, confirmSubmission } from './messages';
import { hoursText, ringgit, serviceTaxNote, weeksNote } from './offering-texts';
import { replyTime } from './reply-time';

const nextTitle = '接下来的步骤';
const onceSent = [
  `我们会在${replyTime}致电或发消息给您，解答您的问题。`,
  '我们会与您商定上课日、上课时间和第一节课的日期；如果学员来自国外，还会核对护照和学历证书（如有）。然后我们会发出录取信（Offer Letter）。',
  '如接受名额，请致电或发邮件给我们，并提供您的申请编号。之后才需要付款。',
] as const;

/** The words of the enrolment form (specification, sections 2 to 5). */
export const enrolment: Words<typeof English.enrolment> = {
  heroTitle: '立即报名',
  steps: ['个人信息', '课程信息', '确认'],
  formLabel: '报名表',
  progressLabel: '报名步骤',
  /** Text for screen readers after the name of a completed step. */
  stepDone: '已完成',
  fields: {
    firstName: { label: '名（不含姓）', hint: '与学员护照或身份证上的写法一致。' },
    lastName: {
      label: '姓',
      hint: '只填姓。没有姓、名之分？请把名字填在这里，并在“名”一栏填写短横线（-）。',
    },
    country: { label: '国家/地区', hint: '学员护照的签发国家或地区。' },
    phone: {
      label: '电话',
      hint: '请包含国际区号，例如+60 12-000 0000。学员未满18岁的，请填家长或监护人的电话：我们只联系您，不联系学员。',
    },
    email: { label: '电子邮箱', hint: '我们会把录取信（Offer Letter）发到此邮箱。' },
    language: { label: '语言', hint: undefined },
    courseType: { label: '课程类型', hint: undefined },
    period: {
      label: '课程时长',
      hint: weeksNote,
      /** Shown for the camps. */
      byWeek:
        '假期营按周报名；下次开营日期确定后，会列在课程页面上。请选择您希望多久之内参加：1个月、3个月或6个月内；想更晚参加，请选6个月。付款之前，我们会与您商定日期。',
    },
    vip: {
      label: '需要一对一（VIP）课时',
      hint: `一对一授课，每小时${ringgit(vipHourFee)}，在课程学费之外另收。`,
      /** Shown for the VIP courses, which have no other hours. */
      byHour: '打开此项，填写您想上多少小时的一对一课。还没想好就不用打开，我们会与您商定。',
    },
    vipHours: { label: 'VIP课时数（小时）', hint: '整门课程的总数，例如10。' },
  },
  choose: '请选择',
  continue: '继续',
  back: '返回',
  submit: '提交',
  submitting: '正在提交…',
  needsScript: '填写报名表需要启用JavaScript。您也可以通过邮件或电话报名：',
  confirm: {
    question: confirmSubmission,
    accept: '确定提交',
    decline: '暂不提交',
    vipHours: (hours: number) => `VIP课时：${hours}小时`,
    /** Asked if another request made in this form is still waiting. */
    predecessor: {
      question: (name: string) => `${name}的申请尚未确认。这一份要另外提交，还是替换之前那一份？`,
      both: '另外提交这一份',
      replace: '替换之前那一份',
      /** Shown if this form, or an earlier version of it, was already sent. */
      sent: (time: string) => `这份报名表已于${time}提交过。要替换那份申请，还是另外提交这一份？`,
      replaceSent: '替换那份申请',
      correction: '这份更正将替换您之前的申请：',
    },
  },
  /** Heading of the summary if no field is missing but some are invalid. */
  correctFields: '请更正标出的各项。',
  problems: {
    firstName: { required: '请填写学员的名。' },
    lastName: { required: '请填写学员的姓。' },
    country: {
      required: '请选择学员护照的签发国家或地区。',
      'not-a-country': '请从列表中选择国家或地区。',
    },
    phone: { required: '请填写您的电话号码。' },
    email: {
      required: '请填写您的电子邮箱地址。',
      'not-an-email': '请填写类似name@example.com的电子邮箱地址。',
    },
    language: { required: '请选择语言。' },
    courseType: { required: '请选择课程。' },
    period: { required: '请选择1个月、3个月或6个月。' },
    vip: {},
    vipHours: {
      required: alerts.vipHoursMissing,
      'not-whole-hours': '请填写整数，至少为1小时。',
      'too-many-hours': (maximum: number) => `最多填写${maximum}小时。`,
    },
    any: {
      'too-long': (maximum: number) => `最多填写${maximum}个字符。`,
      'not-plain-text': '此栏含有隐藏字符。请删除内容后重新输入。',
    },
  },
  /** Shown next to the form. */
  aside: {
    label: '关于您的报名',
    course: {
      title: '您的课程',
      /** Until a length is chosen, only the hours a week are known. */
      length: (period: string, { inHolidays }: Offering) =>
        period || inHolidays ? '课程时长' : '课时',
      lengthText: (period: string, offering: Offering) => {
        if (offering.inHolidays) return '按周报名';
        return period ? `${period}，${hoursText(offering)}` : hoursText(offering);
      },
      fee: '学费',
      vipHours: 'VIP课时',
      vipHoursText: (hours: number) =>
        `${hours} × ${ringgit(vipHourFee)} = ${ringgit(hours * vipHourFee)}`,
      tax: `服务税（${serviceTax.percent}%）`,
      total: '合计',
      /** Shown for students from abroad. */
      abroad: ({ studentPass }: Offering) =>
        studentPass
          ? `从国外来？付款或订机票之前，请先向我们咨询签证；办理学生准证（Student Pass），请至少预留${studentPassWeeks}周。`
          : '从国外来？就读本课程不能申请学生准证（Student Pass）。付款或订机票之前，请先向我们咨询签证。',
      /** Shown until the visitor has chosen the student's country. */
      taxNote: serviceTaxNote,
      note: sample(
        '学费为示例，以马来西亚林吉特（RM，俗称马币）计算。您接受名额之前，无需支付任何费用。',
      ),
    },
    nextTitle,
    next: ['您提交申请，大约需要两分钟。', ...onceSent],
    callTitle: '有疑问？欢迎来电',
  },
  sent: {
    /** Shown below the Arabic words that the specification prescribes. */
    text: '您的申请已成功发送。我们很快会与您联系。',
    reference: '您的申请编号',
    nextTitle,
    next: onceSent,
    home: '前往首页',
    receipt: '查看回执',
  },
  correction: {
    title: '您正在更正一份我们已收到的申请：',
    text: '课程信息已按我们收到的内容填好。请重新填写姓名、国家/地区、电话和电子邮箱：我们收到申请后，已从本设备上删除这些信息。',
    withdrawn: '您已撤回这份申请。如果您提交更正，之前的撤回就不再有效。',
  },
  /** Shown once a request has been sent or saved for sending. */
  another: {
    question: '还有人要一起报名吗？比\u2060如兄弟姐妹、朋友或同事。',
    begin: '再为一人报名',
    /** Shown in the form for the other person. The 'Clear' button is at the bottom of that form. */
    kept: '国家/地区、电话和电子邮箱已按您上一份申请填好。点击下方的“清空”，可以清空报名表。',
  },
  /** Shown above a form that was open while another tab deleted all data. */
  dataDeleted: '您的数据已从本设备删除，因此报名表已清空。',
  /** Shown when the form reopens with a request that did not get through. */
  unfinished: {
    held: '无法确定这份申请是否已送达。您可以放心重新提交，系统只计一份，不会重复。',
    /** Shown after the alert from the message catalogue. */
    rejected: '我们的服务器未接受这份申请。您填写的内容还在下方，请更正后重新提交，或致电我们。',
  },
  /** Shown after an alert about a failure. */
  delivery: {
    sendLater: '恢复联网后发送',
    retrying: {
      inBackground: (time: string) =>
        `填写的内容没有问题：申请已保存在本设备上，将于${time}自动重新发送。您可以离开此页面。`,
      whileOpen: (time: string) =>
        `填写的内容没有问题：申请已保存在本设备上。如果届时本网站在前台打开，将于${time}自动重新发送；否则会在您下次打开本网站时发送。`,
    },
    notStored: '本设备无法保存您的申请。请不要关闭此页面，重新提交一次；系统只计一份，不会重复。',
  },
  queued: {
    sent: {
      inBackground: '联网后，您的申请会自动发送。您可以关闭此页面。',
      whileOpen:
        '联网后，只要本网站保持在前台打开，您的申请就会自动发送；否则会在您下次打开本网站时发送。',
    },
    sending: '正在发送…',
    sendNow: '立即发送',
  },
  review: {
    unsent: {
      title: '尚未发送',
      text: '以下是您目前填写的内容。',
    },
    /** For a request that is waiting in the outbox and was opened again with 'Edit'. */
    queued: {
      title: '尚未发送',
      text: '这份申请已保存在本设备上，将会自动发送。如需更改，请返回修改并重新提交。',
    },
    tried: {
      title: '尚未确认',
      text: '还无法确定您的申请是否已送达。您可以放心返回并重新提交，系统只计一份，不会重复。',
    },
    empty: '未填写',
    edit: '编辑',
    /** Accessible name of the 'Edit' button. */
    editStep: (step: string) => `编辑${step}`,
    back: (step: string) => `返回${step}`,
  },
  yes: '是',
  no: '否',
};
