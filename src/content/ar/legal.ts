import type * as English from '../en/legal';
import type { Words } from '../words';

/** The page with the privacy notice and the terms. */
export const legal: Words<typeof English.legal> = {
  title: 'الخصوصية والشروط',
  intro: 'ما نحتفظ به عنك ولماذا، وما يمكن أن يتوقعه كل منا من الآخر.',
};
