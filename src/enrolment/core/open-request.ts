import type { DeviceState, StateChange } from './device';
import { canChange, findRecord, formToOpen, isEditable, needsVisitor } from './record';

/* How a form opens a stored request, and leaves it. All functions are pure. */

/**
 * Deletes the draft of a request's form, so that the form can open the request. The record stays
 * until the edited request replaces it. The result is false if the request can no longer be edited
 * or, once it was accepted, corrected.
 */
export const openInForm =
  (id: string) =>
  (state: DeviceState): StateChange<boolean> => {
    const record = findRecord(state, id);
    if (!record) return { result: false };
    const may = record.state === 'accepted' ? canChange(record, state) : isEditable(record);
    return may ? { dropDraft: formToOpen(record), result: true } : { result: false };
  };

/**
 * Deletes a form's draft, and its request if the request was rejected or got no response. A request
 * that will be sent automatically stays.
 */
export const clearForm =
  (courseId: number, requestId: string | null) =>
  (state: DeviceState): StateChange<void> => {
    const record = requestId === null ? undefined : findRecord(state, requestId);
    return {
      remove: record && needsVisitor(record) ? [record.id] : [],
      dropDraft: courseId,
      result: undefined,
    };
  };
