import { academy } from '../academy';
import { arrival } from '../arrival';
import type * as English from '../en/help';
import { studentPassWeeks } from '../offerings';
import { sample } from '../sample';
import type { Words } from '../words';
import { ringgit } from './offering-texts';

/** The Help Center: its five tabs and their advice (specification, sections 2 and 9). */
export const help: Words<typeof English.help> = {
  heroTitle: '来这里读书 / 需要帮忙吗？',
  /** Describes admission, at the top of the page. */
  heroIntro:
    '全年招生。请选好课程，发送报名表：飞来吉隆坡之前，我们协助您准备材料和签证；到了之后，再帮您找住处。',
  tabsLabel: '帮助主题',
  tabs: [
    { id: 'studying', label: '在马来西亚学习' },
    { id: 'how-to-apply', label: '如何申请' },
    { id: 'visa', label: '签证' },
    { id: 'accommodation', label: '住宿' },
    { id: 'certificate', label: '证书' },
  ],
  studying: {
    paragraphs: [
      '马来西亚很适合学语言，因为这里的人整天在几种语言之间切换。招牌和菜单上有英语，Petaling Street（茨厂街）的咖啡店里听得到普通话和粤语，马来语和泰米尔语也会在不知不觉中学到几句。',
      '吉隆坡全年温暖，生活费用在各国首都中属于适中水平，坐地铁和公交就能来上课，不需要开车。无论走到哪里，都有祈祷室、清真食品和素食，也有来自许多国家的学生。',
    ],
    image: '/pictures/student-life.svg',
  },
  apply: {
    intro:
      '请先发送报名表：每门课程的页面都有链接。清单中的申请表和健康声明表，会随我们的录取通知书一起发给您。接受名额后，请按通知书的说明付款；之后我们会与您一起核对材料。请不要用电子邮件发送材料：请带到学院，或使用我们将发给您的安全链接。',
    count: (documents: number) => `${documents}项材料`,
    print: '打印两份清单',
    lists: [
      {
        title: '超过6个月',
        note: '用于申请学生签证，学习6个月或以上时必须办理。护照有效期有18个月更为稳妥。',
        documents: [
          '两张白底护照照片',
          '一份申请表',
          '一份健康声明表',
          '高中毕业证书和最近的学历证书',
          '护照所有页面的扫描件，护照有效期至少1年',
          '付款证明',
        ],
      },
      {
        title: '访客签证：少于6个月',
        note: '仅适用于持您的护照访问马来西亚须办理签证的情况；是否需要、如何申请，我们会告诉您。访客签证让您可以入境，但本身并不等于获准学习：请在付款或订机票之前先咨询我们。护照有效期须至少6个月。',
        documents: ['一张照片', '一份申请表', '付款证明'],
      },
    ],
  },
  visa: {
    cases: [
      {
        title: '6个月或以上',
        text: '外国人在马来西亚学习6个月或以上，需要学生签证，即学生准证（Student Pass）。',
        points: [
          '护照有效期须至少1年；18个月更为稳妥。',
          `请至少在开课前${studentPassWeeks}周发送报名表。您付款后，我们会通过EMGS（Education Malaysia Global Services）为您申请。如果申请成功，您会收到签证批准信（Visa Approval Letter）；如果您的护照需要入境签证，请凭此信申请。`,
          '拿到批准信之前，请不要启程；如果您需要签证，还须等拿到签证。抵达前三天内，请在线填写马来西亚数字入境卡（Malaysia Digital Arrival Card，MDAC）。',
          `抵达后${arrival.medicalCheckDays}天内，您必须到EMGS认可的诊所体检。之后才会签发学生准证。`,
        ],
        note: sample(
          '您须年满18岁并全日制学习：在我们的课程中，只有“学术英语”符合条件。某些国籍的人士不能以语言中心学生的身份获得学生准证。付款之前，请先咨询我们。',
        ),
      },
      {
        title: '少于6个月',
        warning:
          '请在付款或订机票之前先向我们确认：按照移民局规定，任何课程无论多短，通常都需要学生准证，而访客的停留期可能只有30天。如果您需要学生准证，请按“6个月或以上”的步骤办理。',
        text: '如果我们确认您不需要学生准证，请携带签证（如果您的护照需要签证），以及：',
        points: ['有效期至少6个月的护照。', '马来西亚数字入境卡，在抵达前三天内在线填写。'],
      },
    ],
    /** Label of the link to the lists of documents. */
    documents: '查看所需材料',
    invite: {
      text: '入境规定因护照而异，而且会变。请告诉我们您的国籍和课程时长，我们会发给您一份针对您情况的指南。',
      button: '索取签证指南',
      /** Prefilled text of the WhatsApp chat. */
      message: '您好！请发给我一份签证指南。\n我的国籍：\n我的课程时长：',
    },
  },
  accommodation: {
    paragraphs: [
      sample(
        '大多数外国学员会在距学院半小时路程以内的地方租一间小型单间公寓，或合租公寓中的一个房间。我们自己不出租房间，但熟悉周边各个街区；签约之前，我们会与您一起查看条款。',
      ),
      '第一周先订酒店或青年旅舍，亲自看过房间，再作决定。',
    ],
    points: [
      {
        title: '靠近车站',
        text: '沿LRT（轻快铁）、MRT（捷运）和单轨列车线路找房：附近有车站，比地图上距离近更重要。',
      },
      {
        title: '租金和押金',
        text: sample(
          `合租公寓的一个房间，请按每月${ringgit(arrival.roomRent.from)}至${ringgit(arrival.roomRent.to)}预算（示例数字），另加押金：通常是两个月租金，再加一笔水电押金。`,
        ),
      },
      {
        title: '租金包含什么',
        text: '请问清租金包含哪些项目：水、电、空调和网络往往另外收费。',
      },
      {
        title: '书面约定',
        text: '务必签订书面租约，保留收据；没有看过的房间，绝不要汇款。',
      },
      {
        title: '未满18岁',
        text: '如果您未满18岁，请与家人或监护人同住，并在出发之前与我们联系。',
      },
    ],
  },
  certificate: {
    title: '查验证书',
    intro: '此查询功能仅为演示，只能查到一张示例证书。真实证书附有链接、二维码和编号。',
    real: '查验真实证书',
    label: '证书编号',
    hint: `如想试用查询，请输入示例编号${academy.certificateNumber}。`,
    button: '查询',
    /** Announced after a search that found a certificate. */
    found: (number: string) => `已找到证书${number}。`,
    image: '/pictures/certificate.svg',
    imageAlt: `${academy.name}的示例证书，编号${academy.certificateNumber}，标有“SAMPLE”字样`,
    sampleNote: '这是示例证书的图片，并未颁发给任何人。',
  },
};
