/** How one person looks, in the words of the set Open Peeps; colours are six hexadecimal digits. */
export interface Person {
  /** Files of `public/portraits/`: a member of the team who teaches a course has two. */
  readonly files: readonly string[];
  readonly head: string;
  readonly face: 'smile' | 'calm';
  readonly skin: string;
  readonly hair: string;
  readonly clothing: string;
  readonly backdrop: string;
  readonly glasses?: string;
  readonly beard?: string;
  /** Colour of the headscarf, where `head` is 'hijab'; its lining has the clothing's colour. */
  readonly scarf?: string;
}

const ink = '131c2a';
const slate = '2d3b4f';
const mist = 'a9b3c0';
const sand = 'ded2ba';
const cream = 'faf5ea';
const cinnabar = 'bf3320';
const coral = 'f79a86';
const jade = '14634d';
const mint = '6fcfae';
const gold = 'd9b25f';

/** The people of team.ts, educators.ts and testimonials.ts, by their ids or first names there. */
export const people: Readonly<Record<string, Person>> = {
  aisyah: {
    files: ['team-1', 'educator-2'],
    head: 'hijab',
    face: 'smile',
    skin: 'd9a06b',
    hair: ink,
    clothing: gold,
    scarf: jade,
    backdrop: coral,
  },
  hannah: {
    files: ['team-2', 'educator-1'],
    head: 'bangs',
    face: 'calm',
    skin: 'f2c9a0',
    hair: slate,
    clothing: cinnabar,
    backdrop: gold,
  },
  arjun: {
    files: ['team-3', 'educator-3'],
    head: 'short1',
    face: 'smile',
    skin: 'b97a4a',
    hair: ink,
    clothing: slate,
    backdrop: mint,
    glasses: 'glasses2',
  },
  meilin: {
    files: ['team-4', 'educator-6'],
    head: 'bangs2',
    face: 'smile',
    skin: 'f2c9a0',
    hair: ink,
    clothing: jade,
    backdrop: sand,
  },
  jianhong: {
    files: ['team-5', 'educator-8'],
    head: 'short2',
    face: 'smile',
    skin: 'edb98a',
    hair: ink,
    clothing: cinnabar,
    backdrop: mist,
  },
  priya: {
    files: ['team-6', 'educator-4'],
    head: 'long',
    face: 'smile',
    skin: 'a8693f',
    hair: ink,
    clothing: jade,
    backdrop: gold,
  },
  james: {
    files: ['educator-5'],
    head: 'shaved2',
    face: 'smile',
    skin: '8a5632',
    hair: ink,
    clothing: jade,
    backdrop: gold,
  },
  jiayi: {
    files: ['educator-7'],
    head: 'medium1',
    face: 'calm',
    skin: 'f2c9a0',
    hair: ink,
    clothing: gold,
    backdrop: coral,
  },
  shuyuan: {
    files: ['educator-9'],
    head: 'grayBun',
    face: 'smile',
    skin: 'edb98a',
    hair: slate,
    clothing: cinnabar,
    backdrop: mint,
    glasses: 'glasses5',
  },
  weihan: {
    files: ['educator-10'],
    head: 'pomp',
    face: 'smile',
    skin: 'edb98a',
    hair: ink,
    clothing: jade,
    backdrop: mist,
  },
  ibrahim: {
    files: ['testimonial-1'],
    head: 'short1',
    face: 'calm',
    skin: '8a5632',
    hair: ink,
    clothing: cream,
    backdrop: gold,
    beard: 'goatee2',
  },
  ha: {
    files: ['testimonial-2'],
    head: 'mediumBangs',
    face: 'smile',
    skin: 'edb98a',
    hair: ink,
    clothing: slate,
    backdrop: coral,
  },
  salma: {
    files: ['testimonial-3'],
    head: 'hijab',
    face: 'calm',
    skin: 'e3b083',
    hair: ink,
    clothing: cream,
    scarf: cinnabar,
    backdrop: mint,
  },
  rafael: {
    files: ['testimonial-4'],
    head: 'short5',
    face: 'smile',
    skin: 'c98a5a',
    hair: ink,
    clothing: cinnabar,
    backdrop: mist,
    beard: 'chin',
  },
  robert: {
    files: ['testimonial-5'],
    head: 'grayShort',
    face: 'smile',
    skin: 'f0c3a0',
    hair: cream,
    clothing: jade,
    backdrop: sand,
    glasses: 'glasses5',
  },
};
