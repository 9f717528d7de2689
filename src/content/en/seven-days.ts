/** Shown in browsers that delete a site's data after seven days without a visit, such as Safari. */
export const sevenDays = {
  /** With unsent requests. */
  waiting:
    'This browser deletes what a site has saved if you don’t visit it for seven days. Please come back every few days until we confirm your request.',
  receipt:
    'This browser will delete this receipt if you don’t visit this site for seven days. Please write down the reference.',
  draft:
    'This browser deletes what it has saved if you don’t visit this site for seven days. If you install the site as an app and fill in the form there, it will be kept longer.',
} as const;
