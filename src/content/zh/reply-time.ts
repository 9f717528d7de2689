/** Time within which the academy replies to a request or a message. */
export const replyTime = '两个工作日内';
