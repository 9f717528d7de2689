import type * as English from '../en/placement-test';
import { sample } from '../sample';
import type { Words } from '../words';

/** Words about booking a placement test through the contact form. */
export const placementTest: Words<typeof English.placementTest> = {
  about: sample(
    'يستغرق الاختبار نحو 40 دقيقة، وهو مجاني، ويمكنك أن تؤديه في الأكاديمية أو عبر الإنترنت.',
  ),
  /** Initial message of the contact form. */
  message:
    'مرحبًا! أود حجز موعد لاختبار تحديد المستوى.\nاللغة (الإنجليزية أو الصينية): \nالأيام والأوقات التي تناسبني: \nفي الأكاديمية أو عبر الإنترنت: ',
};
