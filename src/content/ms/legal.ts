import type * as English from '../en/legal';
import type { Words } from '../words';

/** The page with the privacy notice and the terms. */
export const legal: Words<typeof English.legal> = {
  title: 'Privasi dan terma',
  intro:
    'Data tentang anda yang kami simpan dan sebabnya, serta tanggungjawab kami kepada anda dan anda kepada kami.',
};
