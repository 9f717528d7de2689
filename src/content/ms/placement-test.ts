import type * as English from '../en/placement-test';
import { sample } from '../sample';
import type { Words } from '../words';

/** Words about booking a placement test through the contact form. */
export const placementTest: Words<typeof English.placementTest> = {
  about: sample(
    'Ujian ini mengambil masa kira-kira 40 minit, percuma, dan boleh diambil di akademi atau dalam talian.',
  ),
  /** Initial message of the contact form. */
  message:
    'Helo! Saya ingin menempah ujian penempatan.\nBahasa (Inggeris atau Mandarin): \nHari dan masa yang sesuai untuk saya: \nDi akademi atau dalam talian: ',
};
