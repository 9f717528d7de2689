import type { HistoryEvent } from '../../office/contract';
import { query, type Transaction } from './database';

export function addToHistory(
  id: number | string,
  { at, kind, ...detail }: HistoryEvent,
): Transaction<unknown> {
  const text = 'INSERT INTO enrolment_history (enrolment, at, kind, detail) VALUES (?, ?, ?, ?)';
  return query(text, [id, at, kind, JSON.stringify(detail)]);
}
