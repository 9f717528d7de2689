/** Shown in browsers that delete a site's data after seven days without a visit, such as Safari. */
export const sevenDays = {
  /** With unsent requests. */
  waiting:
    '如果您七天没有打开本网站，此浏览器会删除本网站保存的内容。在我们确认收到申请之前，请每隔几天打开一次本网站。',
  receipt: '如果您七天没有打开本网站，此浏览器会删除这份回执。请记下申请编号。',
  draft:
    '如果您七天没有打开本网站，此浏览器会删除已保存的内容。如果您把本网站安装为应用，并在应用里填写报名表，报名表会保存得更久。',
} as const;
