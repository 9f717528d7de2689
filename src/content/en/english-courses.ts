import type { CourseEntry } from '../course';
import { sample } from '../sample';

export const englishCourses: readonly CourseEntry[] = sample([
  {
    id: 1,
    description:
      'Stories, songs and small experiments in English for children aged 7 to 14, who learn to speak up, read with pleasure and ..',
    span1: 'Flexibility in timing',
    span2: '7 14 years',
    imageAlt: 'Three toy blocks with the letters A, B and C, and a kite flying above them',
    details: ['Ages 7–14', 'Flexibility in timing', 'Small groups'],
    overview:
      'English For Kids is designed for children aged 7 to 14. They learn by listening to stories, building things, acting, singing and asking why. Younger pupils begin with sounds and everyday words; older ones write short stories, give little talks and read their first English novel. Every lesson has its own theme, from rainforests to robots, and every third month ends with a small show to which families are invited.',
    prerequisites:
      'No English is needed. Your child should be between 7 and 14 years old and able to read in at least one language. A friendly twenty-minute chat with a teacher shows us which group is right. At 15, choose the VIP (one-to-one) course or a camp; Academic English begins at 16.',
    levelsOffered:
      'Four levels for ages 7–14, from first words (Pre A1) to confident conversation (B1), always with children of a similar age. Each level takes about a year. The levels lead to Cambridge Starters, Movers and Flyers, A2 Key for Schools and B1 Preliminary for Schools.',
    levels: ['Pre A1', 'A1', 'A2', 'B1'],
    highlights: [
      {
        title: 'Speaking in every lesson',
        description: 'With at most ten children in a group, every child gets a turn.',
      },
      {
        title: 'Reading for pleasure',
        description:
          'Pupils borrow a book every week from our shelf of graded readers and tell the class how it ended.',
      },
      {
        title: 'Hours that suit families',
        description:
          'Choose afternoons after school or Saturday mornings. If the school timetable changes, ask us for another group.',
      },
      {
        title: 'Parents kept in the picture',
        description:
          'Every six weeks you’ll receive a report and can talk it over with the teacher.',
      },
    ],
    metaDescription:
      'English lessons for children aged 7–14 in Kuala Lumpur: small groups, stories and projects, four levels, after school or on Saturdays.',
  },
  {
    id: 2,
    description:
      'Get ready for university and for IELTS or TOEFL: read faster, write a clear argument, follow a lecture and speak so that ..',
    span1: 'IELTS',
    span2: 'TOEFL',
    imageAlt: 'A quill pen writing on an exam sheet',
    details: ['IELTS', 'TOEFL', 'University skills'],
    overview:
      'Academic English prepares you for two things at once: the exam that opens the door to a university, and the work that awaits you there. You learn to read long texts quickly, take notes in a lecture, build an argument and defend it in discussion. Every week we practise IELTS and TOEFL tasks and go through your essays with you, until your own voice is clear.',
    prerequisites:
      'Intermediate English (B1), shown by our placement test or by an exam taken within the past two years. You should be at least 16 years old; for a Student Pass you must be at least 18.',
    levelsOffered:
      'Three levels: B1+ for a solid foundation, B2 for IELTS 6.0–6.5 or the equivalent TOEFL score, and C1 for IELTS 7.0 and above. Each level takes about six months.',
    levels: ['B1+', 'B2', 'C1'],
    highlights: [
      {
        title: 'Practice tests that tell you something',
        description:
          'Take a full practice test every month and plan what comes next with your teacher.',
      },
      {
        title: 'Writing, line by line',
        description:
          'Each week you write one essay and receive comments on its argument, structure and language.',
      },
      {
        title: 'Seminars, not speeches',
        description: 'You lead a discussion, ask questions and learn to disagree politely.',
      },
      {
        title: 'Help with your applications',
        description:
          'We’ll tell you which score your university asks for and look at your personal statement with you.',
      },
    ],
    metaDescription:
      'Prepare for IELTS, TOEFL and university study in Kuala Lumpur: three levels from B1+ to C1, monthly practice tests and weekly essays.',
  },
  {
    id: 3,
    description:
      'English for the working day: meetings, emails, presentations and negotiations, in all four skills and at hours that leave ..',
    span1: 'Flexibility in timing',
    span2: '4-Skills',
    imageAlt: 'Kuala Lumpur’s Twin Towers behind two interlocking speech bubbles',
    details: ['Flexibility in timing', '4-Skills', 'Evening and Saturday classes'],
    overview:
      'Professional Business English is for people who already work, or soon will, in English. We practise listening, speaking, reading and writing with material from your own desk: the report that is due, the call with a client, the interview next month. You learn to chair a meeting, present figures, write emails that get answers, and make small talk in the lift. Classes meet in the city centre, near a station.',
    prerequisites:
      'Pre-intermediate English (A2) or better, shown by our placement test. You should be at least 18. Work experience helps, but students in the final year of a degree are welcome too.',
    levelsOffered:
      'Four levels from A2 to C1: Foundation, Intermediate, Upper Intermediate and Advanced. Each level has several three-month modules of four hours a week.',
    levels: ['A2', 'B1', 'B2', 'C1'],
    highlights: [
      {
        title: 'Four skills, one working week',
        description: 'Each unit follows a task through a call, a meeting and a report.',
      },
      {
        title: 'Rehearse the real thing',
        description: 'Bring your presentation; the class plays the other side of the table.',
      },
      {
        title: 'Hours that fit around work',
        description:
          'When a business trip gets in the way, join a parallel class that week if there is a place.',
      },
      {
        title: 'At home across cultures',
        description: 'Learn how colleagues in Kuala Lumpur, London and Shanghai say yes and no.',
      },
    ],
    metaDescription:
      'Business English in Kuala Lumpur in all four skills: meetings, emails and presentations, with evening and Saturday classes from A2 to C1.',
  },
  {
    id: 4,
    description:
      'One teacher, one learner and a course that is planned around you: choose your hours, your pace and your subjects, and ..',
    span1: 'Choose your hours',
    span2: 'One to One Teaching',
    imageAlt: 'Two chairs facing each other under one lamp',
    details: ['Choose your hours', 'One to One Teaching', 'Personal study plan'],
    overview:
      'In the VIP English Course the class is you. We begin with a conversation about what you need English for: a speech, a move abroad, a medical English exam, or simply the freedom to say what you mean. Your teacher then writes a plan just for you and adjusts it as you progress.',
    prerequisites: 'None. Complete beginners and near-native speakers are equally welcome.',
    levelsOffered:
      'Every level from A1 to C2. Your plan names a goal for each month, and you decide how many hours you want to spend on reaching it.',
    levels: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
    highlights: [
      {
        title: 'A plan with your name on it',
        description:
          'Subjects, exercises and homework come from your life and your work, not from a chapter list.',
      },
      {
        title: 'You choose the hours',
        description: 'Take as many as you like, and reschedule a lesson with 24 hours’ notice.',
      },
      {
        title: 'The same teacher throughout',
        description: 'A teacher who knows your strengths knows when to ask more of you.',
      },
      {
        title: 'Feedback after every lesson',
        description: 'Short notes to take home: what went well, and what comes next.',
      },
    ],
    metaDescription:
      'One-to-one English lessons in Kuala Lumpur: your own teacher, a personal plan, and hours that you choose. Every level from A1 to C2.',
  },
  {
    id: 5,
    description:
      'Spend the school holidays in English: mornings in class, afternoons out in Kuala Lumpur, with games, outings and new ..',
    span1: 'Flexibility in timing',
    span2: 'Choose your Time',
    imageAlt: 'A tent with open flaps under a sky full of stars',
    details: ['Flexibility in timing', 'Choose your Time', 'Lessons and outings'],
    overview:
      'Our English camp, a day camp from Monday to Friday, turns the school holidays into a small adventure. In the mornings campers work in groups on a project: a radio play, a map of the city, a recipe book. In the afternoons they use their English at the Lake Gardens, in a museum or at a cooking class. Campers come from Malaysia and from abroad, so English soon becomes the language in which friendships are made.',
    prerequisites:
      'For campers aged 8 to 17. No English is needed. A short chat on the first morning decides which group they join. A parent or guardian signs a consent form and a health declaration. Children from abroad must stay each night with a parent or guardian who travels with them.',
    levelsOffered:
      'Three groups: Starters (A1), Explorers (A2–B1) and Debaters (B1+ and above). The camp usually runs in the school holidays around May and June, and in December.',
    levels: ['Starters', 'Explorers', 'Debaters'],
    highlights: [
      {
        title: 'A project each week',
        description: 'Campers plan, build and present something they can take home.',
      },
      {
        title: 'The city as a classroom',
        description: 'Most afternoons have an outing, a puzzle to solve and people to talk to.',
      },
      {
        title: 'Choose your time',
        description:
          'Book by the week: tell us in the form how soon you’d like to come, and we’ll agree the dates before you pay.',
      },
      {
        title: 'A show at the end',
        description: 'On Friday afternoon, each group shows its project to the families.',
      },
    ],
    metaDescription:
      'English holiday camp in Kuala Lumpur, mid-year and year-end: projects in the morning, outings in the afternoon, for ages 8–17. Choose your time.',
  },
]);
