/** Time within which the academy replies to a request or a message. */
export const replyTime = 'dalam tempoh dua hari bekerja';
