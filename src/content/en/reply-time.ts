import { sample } from '../sample';

/** Time within which the academy replies to a request or a message. */
export const replyTime = sample('within two working days');
