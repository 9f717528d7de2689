/** Shown in browsers that delete a site's data after seven days without a visit, such as Safari. */
export const sevenDays = {
  /** With unsent requests. */
  waiting:
    '如果七天没有访问某个网站，此浏览器会删除该网站保存的内容。在我们确认您的申请之前，请在七天内再次打开本网站。',
  receipt: '如果您七天没有访问本网站，此浏览器会删除这份回执。请记下申请编号。',
  draft:
    '如果您七天没有访问本网站，此浏览器会删除已保存的内容。在已安装的本网站中填写的表格不受此限。',
} as const;
