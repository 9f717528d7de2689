import { expect, test } from 'vitest';
import { answered } from '../../src/enrolment/outbox/transitions';
import { confirmed, noon, rejectedRecord, sendingRecord } from './support/outbox-records';

test('a receipt keeps what was asked for, also where the record was refused by then', () => {
  const request = { ...confirmed.request, per: '6', hours: 12 } as const;
  const attempt = { ...sendingRecord, request };
  const outcome = { kind: 'accepted', reference: 'R' } as const;
  for (const record of [attempt, rejectedRecord]) {
    const answer = { now: noon, random: 0, ifUnanswered: 'retry' } as const;
    expect(answered(record, attempt, outcome, answer)).toMatchObject({ per: '6', hours: 12 });
  }
});
