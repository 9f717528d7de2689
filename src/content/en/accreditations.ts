import { academy } from '../academy';
import { sample } from '../sample';

export const accreditations = {
  title: 'Trusted International Accreditations',
  intro: sample(
    `${academy.shortName} is accredited by international language-exam and certification bodies for English and Chinese. What you learn in Kuala Lumpur counts wherever you go next.`,
  ),
  note: sample('Sample list: our own accreditations will appear here.'),
  items: sample([
    {
      mark: 'Cambridge',
      name: 'Cambridge English',
      text: 'Qualifications from Pre A1 Starters for children to C2 Proficiency.',
    },
    {
      mark: 'IELTS',
      name: 'International English Language Testing System',
      text: 'The four-skills test for studying, working or settling in an English-speaking country.',
    },
    {
      mark: 'TOEFL',
      name: 'ETS, Test of English as a Foreign Language',
      text: 'A test of academic English that universities around the world accept.',
    },
    {
      mark: 'HSK',
      name: 'Chinese Testing International',
      text: 'HSK and its speaking test HSKK, YCT for young learners and BCT for business.',
    },
    {
      mark: 'CLEC',
      name: 'Center for Language Education and Cooperation',
      text: 'The Chinese body behind the certificate for teachers of Chinese as an international language.',
    },
  ]),
} as const;
