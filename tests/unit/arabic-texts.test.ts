import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { academy } from '../../src/content/academy';
import { enrolment } from '../../src/content/ar/enrolment';
import { wordsIn } from '../../src/build/page-words';
import type * as Times from '../../src/enrolment/format-date-time';
import { requestCode } from '../../src/enrolment/core/request-code';
import type * as Texts from '../../src/enrolment/requests/request-text';
import { queuedRecord } from '../browser/support/outbox-records';

/** Imports code as the Arabic pages do. */
const importInArabic = async <T>(path: string): Promise<T> =>
  (await runnerImport<T>(`/src/enrolment/${path}`, { plugins: [wordsIn(() => 'ar')] })).module;

test('Arabic times are in the 12-hour format, without a leading zero', async () => {
  const { formatAcademyTime } = await importInArabic<typeof Times>('format-date-time.ts');
  const text = formatAcademyTime(Date.UTC(2026, 10, 20, 18, 37), 'Pacific/Auckland');
  expect(text).toBe(
    '21\u00A0نوفمبر\u00A02026، الساعة 2:37\u00A0ليلاً بتوقيت ماليزيا (21\u00A0نوفمبر، الساعة 7:37\u00A0صباحًا بتوقيتك)',
  );
});

test('numbers keep their order in a request copied in Arabic', async () => {
  const { requestText } = await importInArabic<typeof Texts>('requests/request-text.ts');
  const record = queuedRecord(1);
  const form = { ...record.form, phone: '+966 50 000 0008' };
  const lines = requestText({ ...record, form }).split('\n');
  const { phone } = enrolment.fields;
  expect(lines).toContain(`${phone.label}: \u2066+966 50 000 0008\u2069`);
  expect(lines.at(-2)).toContain(`\u2066${requestCode(record.id)}\u2069`);
  expect(lines.at(-1)).toContain(`\u2066${academy.phone}\u2069`);
});
