/*
 * What reads what the device keeps. It takes the schemas, which are most of a form's code.
 */

export { readDraft } from '../draft/draft-store';
export { deviceOutbox } from '../outbox/outbox-store';
