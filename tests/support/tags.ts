/** Details of a browser test that runs only in `npm run test:all`. */
export const inTestAll = { tag: '@all' };
