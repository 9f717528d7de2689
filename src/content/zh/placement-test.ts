import type * as English from '../en/placement-test';
import { sample } from '../sample';
import type { Words } from '../words';

/** Words about booking a placement test through the contact form. */
export const placementTest: Words<typeof English.placementTest> = {
  about: sample('测试约40分钟，免费，可以到学院做，也可以线上做。'),
  /** Initial message of the contact form. */
  message: '您好！我想预约分班测试。\n语言（英语或中文）：\n我方便的日期和时间：\n在学院还是线上：',
};
