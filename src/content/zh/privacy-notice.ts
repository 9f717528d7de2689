import { privacy } from '../privacy';
import { type PrivacySummary, recordYears } from '../privacy-text';

/** The privacy notice in brief, shown with the enrolment form. */
export const privacyNotice: PrivacySummary = {
  language: 'zh',
  title: '隐私要点。',
  text: `您申请中的姓名、电话、电子邮箱、国家/地区和课程，我们只用于处理这份申请。除了为我们运营服务器、电子邮件和消息服务的机构，我们只在法律有要求或办理您的签证需要时，才与他人共享这些信息。我们可能会通过电子邮件确认申请；本网站会查询我们的回复，并在本设备上显示。如果学员未满18岁，申请须由家长或监护人发送。我们的服务器最迟在收到申请或您最后一次更改后${privacy.retentionDays}天将其删除；您提出要求的，会提前删除。如果您接受名额，我们还会请您提供材料，并将您的学员档案保存${recordYears}年，详见隐私声明。`,
  more: '阅读隐私声明',
};
