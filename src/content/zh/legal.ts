import type * as English from '../en/legal';
import type { Words } from '../words';

/** The page with the privacy notice and the terms. */
export const legal: Words<typeof English.legal> = {
  title: '隐私与条款',
  intro: '我们保存您的哪些信息、为什么保存，以及您和我们各自的权利和责任。',
};
