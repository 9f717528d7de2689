import { academy } from '../academy';
import { arrival } from '../arrival';
import type * as English from '../en/help';
import { studentPassWeeks } from '../offerings';
import { replyTime } from './reply-time';
import { sample } from '../sample';
import type { Words } from '../words';
import { aboutAcademy } from './academy';
import { ringgit } from './offering-texts';

/** The Help Center: its five tabs and their advice (specification, sections 2 and 9). */
export const help: Words<typeof English.help> = {
  heroTitle: '来这里读书 / 需要帮忙吗？',
  /** Describes admission, at the top of the page. */
  heroIntro:
    '全年都可以申请。请选好课程，提交报名表。出发来吉隆坡之前，我们协助您准备材料、办理签证；到了之后，再帮您找住处。',
  tabsLabel: '帮助主题',
  tabs: [
    { id: 'studying', label: '留学马来西亚' },
    { id: 'how-to-apply', label: '如何申请' },
    { id: 'visa', label: '签证' },
    { id: 'accommodation', label: '住宿' },
    { id: 'certificate', label: '证书' },
  ],
  studying: {
    paragraphs: [
      '在马来西亚学语言特别容易，因为这里的人随时都在几种语言之间切换。招牌和菜单上是英语，茨厂街（Petaling Street）的咖啡店里听得到普通话和粤语，日子久了，马来语和泰米尔语也能学上几句。',
      '吉隆坡全年温暖，生活费用在各国首都中不算高，坐地铁和公交就能来上课，不用开车。无论走到哪里，都有祈祷室、清真食品和素食，也有来自许多国家的学生。',
    ],
    image: '/pictures/student-life.svg',
  },
  apply: {
    steps: sample([
      '提交报名表：每门课程的页面上都有链接。',
      `我们会在${replyTime}（周一至周五，马来西亚公共假期除外）致电或发消息给您，商定课程表和第一节课的时间。`,
      '如果学员来自国外，请给我们看护照和学历证书（如有）。我们会核对材料，并确认学员的国籍是否符合办理学生准证（Student Pass）的条件。',
      '我们会把录取信（Offer Letter）和您要填写的表格一并发给您。',
      '接受名额，然后按信中的说明付款。',
      '把其余材料交给我们；如果您需要学生准证（Student Pass），我们会为您申请。',
    ]),
    handIn: sample('请把材料带到学院，或使用我们发给您的安全链接；请不要用普通电子邮件发送。'),
    count: (documents: number) => `${documents}项材料`,
    print: '打印两份清单',
    lists: [
      {
        title: '超过6个月',
        note: '办理学生签证，即学生准证（Student Pass）：学习6个月或以上必须办理，课程更短的，通常也要办理。护照有效期须至少1年，最好有18个月。',
        documents: [
          '两张白底护照照片',
          '一份申请表',
          '一份健康声明表',
          '高中毕业证书和最近取得的学历证书',
          '护照所有页面的扫描件，护照有效期至少1年',
          '付款证明',
        ],
      },
      {
        title: '访客签证：少于6个月',
        note: '仅当您的护照入境马来西亚需要签证时才需准备；要不要办、怎么办，我们会告诉您。有访客签证可以入境，但不等于可以上课：课程再短，通常也要有学生准证（Student Pass）。付款或订机票之前，请先咨询我们。护照有效期须至少6个月。',
        documents: ['一张照片', '一份申请表', '付款证明'],
      },
    ],
  },
  visa: {
    cases: [
      {
        title: '6个月或以上',
        text: '外国人留学马来西亚6个月或以上，须办理学生签证，即学生准证（Student Pass）。',
        points: [
          '护照有效期须至少1年，最好有18个月。',
          `请至少在开课前${studentPassWeeks}周提交报名表。付款之前，我们会先核对您的材料；您付款后，我们会通过EMGS（Education Malaysia Global Services，马来西亚受理留学签证的机构）为您申请。获批后，您会收到签证批准信（Visa Approval Letter）；如果您的护照入境需要签证，请凭此信申请入境签证。`,
          '拿到批准信之前，请不要动身；需要签证的，还要等签证到手。抵达前三天内，请在线填写马来西亚数字入境卡（Malaysia Digital Arrival Card，MDAC）。',
          `抵达后${arrival.medicalCheckDays}天内，须到EMGS指定的诊所体检，我们会帮您预约。之后才会签发学生准证（Student Pass）。`,
        ],
        note: sample(
          '您须年满18岁，并且全日制学习：我们的课程中，只有“学术英语”符合条件。有些国籍的学生就读语言中心，不能获得学生准证（Student Pass）：付款之前，我们会先为您核实。',
        ),
      },
      {
        title: '少于6个月',
        warning:
          '付款或订机票之前，请先向我们确认：按照马来西亚移民局的规定，课程再短，通常也要有学生准证（Student Pass），而访客可能只能停留30天。需要学生准证的，请按“6个月或以上”的步骤办理。',
        text: '如果我们确认您不需要学生准证（Student Pass），请带上签证（如果您的护照需要签证），以及：',
        points: ['护照，有效期至少6个月。', '马来西亚数字入境卡，在抵达前三天内在线填写。'],
      },
    ],
    /** Label of the link to the lists of documents. */
    documents: '查看所需材料',
    invite: {
      text: '护照不同，入境规定也不同，而且会变。请告诉我们您的国籍和课程时长，我们会按您的情况发一份签证指南给您。',
      button: '索取签证指南',
      message: '您好！请发一份签证指南给我。\n我的国籍：\n我的课程时长：',
    },
  },
  accommodation: {
    paragraphs: [
      sample(
        '外国学员大多在离学院半小时路程以内租一套小型单身公寓，或在合租公寓里租一个房间。我们自己不出租房间，但周边街区都熟悉；签约之前，我们会陪您一起看合同条款。',
      ),
      '第一周先住酒店或青年旅舍，亲自看过房间再决定。',
    ],
    points: [
      {
        title: '靠近车站',
        text: '请沿轻轨（LRT）、地铁（MRT）和单轨电车线路找房：离车站近，比在地图上离学院近更要紧。',
      },
      {
        title: '租金和押金',
        text: sample(
          `与人合租公寓，一个房间请按每月${ringgit(arrival.roomRent.from)}至${ringgit(arrival.roomRent.to)}预算（示例数字），另付押金：通常是两个月租金，再加一笔水电押金。`,
        ),
      },
      {
        title: '租金包含什么',
        text: '请问清租金包含什么：水、电、空调和网络往往另收。',
      },
      {
        title: '书面约定',
        text: '一定要签书面租约，保留收据；没看过的房间，绝不要汇款。',
      },
      {
        title: '未满18岁',
        text: '未满18岁的学员，请与家人或监护人同住，出发之前先与我们联系。',
      },
    ],
  },
  certificate: {
    title: '查验证书',
    intro: '此查询功能仅为演示，只能查到一张示例证书。真实证书附有链接、二维码和编号。',
    real: '查验真实证书',
    label: '证书编号',
    hint: `想试一试，请输入示例编号${academy.certificateNumber}。`,
    button: '查询',
    /** Announced after a search that found a certificate. */
    found: (number: string) => `已找到证书${number}。`,
    image: '/pictures/certificate.svg',
    imageAlt: `${aboutAcademy.name}的示例证书，编号${academy.certificateNumber}，标有“SAMPLE”字样`,
    sampleNote: '这是示例证书的图片，未颁发给任何人。',
  },
};
