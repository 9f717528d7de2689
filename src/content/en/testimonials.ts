import { sample } from '../sample';

export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  /** Course and country. */
  readonly detail: string;
  readonly image: string;
}

/** The testimonials are samples, to be replaced by quotations from real students. */
export const testimonials = {
  title: 'Real Experiences, Real Results',
  note: sample(
    'Sample testimonials with drawn portraits: our students’ own words will appear here.',
  ),
  items: sample([
    {
      quote:
        'My son used to hide behind me when somebody spoke English. After three months he ordered his own nasi lemak at the market, in whole sentences.',
      name: 'Ibrahim D.',
      detail: 'English For Kids, father of a pupil from Sudan',
      image: 'testimonial-1.svg',
    },
    {
      quote:
        'I work until six and my class begins at seven. We rehearsed the very meeting I was afraid of, and the next morning I chaired it.',
      name: 'Thu Ha N.',
      detail: 'Professional Business English, Vietnam',
      image: 'testimonial-2.svg',
    },
    {
      quote:
        'My essays came back full of questions instead of red crosses. I learnt to argue in English, and the IELTS score I needed followed.',
      name: 'Salma K.',
      detail: 'Academic English, Jordan',
      image: 'testimonial-3.svg',
    },
    {
      quote:
        'Twenty characters a week sounded like nothing. Then I noticed that I could read a whole menu in Petaling Street. HSK 4 is behind me; HSK 5 is next.',
      name: 'Rafael M.',
      detail: 'HSK, Brazil',
      image: 'testimonial-4.svg',
    },
    {
      quote:
        'At sixty-six I wanted to talk to my daughter-in-law’s parents. I had a teacher to myself and all the time I needed. Now they correct my tones.',
      name: 'Robert T.',
      detail: 'VIP Mandarin Course, New Zealand',
      image: 'testimonial-5.svg',
    },
  ]),
} as const;
