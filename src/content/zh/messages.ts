import type * as English from '../en/messages';
import type { Words } from '../words';

/** The message catalogue, translated (specification, section 8). */
export const alerts: Words<typeof English.alerts> = {
  personalFieldsMissing: '请填写所有个人信息。',
  courseFieldsMissing: '请填写所有课程信息。',
  vipHoursMissing: '请填写VIP课时数。',
  submissionFailed: (status: number) => `提交失败（错误代码：${status}）。请检查您填写的内容。`,
  networkError: '发生网络错误。请重试。',
  submitted: '报名已成功提交！',
  noCertificate: '未找到证书。',
};

/** Asked before anything is sent (specification, section 5). */
export const confirmSubmission = '您确定要提交报名申请吗？';
