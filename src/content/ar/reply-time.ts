import type * as English from '../en/reply-time';
import type { Words } from '../words';

/** Time within which the academy replies to a request or a message. */
export const replyTime: Words<typeof English.replyTime> = 'خلال يومي عمل';
