import { privacy } from '../privacy';
import { type PrivacySummary, recordYears } from '../privacy-text';

/** The privacy notice in brief, shown with the enrolment form. */
export const privacyNotice: PrivacySummary = {
  language: 'zh',
  title: '隐私要点。',
  text: `您在申请中填写的信息，我们只用于处理这份申请，只与为我们运营服务器、电子邮件和消息服务的机构共享；此外，只在法律有要求、办理您的签证需要，或您请我们安排某件事时，才与他人共享。如果学员未满18岁，申请须由家长或监护人发送。我们最迟在收到申请或您最后一次更改后${privacy.retentionDays}天将其删除；您提出要求的，会提前删除。如果您报读课程，我们会将您的学员档案保存${recordYears}年。`,
  more: '阅读隐私声明',
};
