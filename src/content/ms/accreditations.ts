import { academy } from '../academy';
import type * as English from '../en/accreditations';
import { sample } from '../sample';
import type { Words } from '../words';

/** Exam and certification bodies for English and Chinese (specification, section 1). */
export const accreditations: Words<typeof English.accreditations> = {
  title: 'Akreditasi antarabangsa yang dipercayai',
  intro: sample(
    `${academy.shortName} mendapat akreditasi daripada badan peperiksaan dan pensijilan bahasa antarabangsa bagi bahasa Inggeris dan bahasa Cina. Ilmu yang anda timba di Kuala Lumpur tetap bernilai ke mana-mana pun anda pergi selepas ini.`,
  ),
  note: sample('Senarai contoh: akreditasi kami sendiri akan dipaparkan di sini.'),
  items: sample([
    {
      mark: 'Cambridge',
      name: 'Cambridge English',
      text: 'Kelayakan daripada Pre A1 Starters untuk kanak-kanak hingga C2 Proficiency.',
    },
    {
      mark: 'IELTS',
      name: 'International English Language Testing System',
      text: 'Ujian empat kemahiran bagi mereka yang mahu belajar, bekerja atau menetap di negara berbahasa Inggeris.',
    },
    {
      mark: 'TOEFL',
      name: 'ETS, Test of English as a Foreign Language',
      text: 'Ujian bahasa Inggeris akademik yang diterima oleh universiti di seluruh dunia.',
    },
    {
      mark: 'HSK',
      name: 'Chinese Testing International',
      text: 'HSK dan ujian lisannya HSKK, YCT untuk pelajar muda dan BCT untuk perniagaan.',
    },
    {
      mark: 'CLEC',
      name: 'Center for Language Education and Cooperation',
      text: 'Badan di China yang bertanggungjawab atas sijil bagi guru bahasa Cina sebagai bahasa antarabangsa.',
    },
  ]),
};
