import { beforeAll, expect, test } from 'vitest';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import { createReference } from '../../src/server/reference';
import { buildSearchColumns } from '../../src/server/store/search-text';
import { openOffice } from './support/office';
import { enrolment, newKey } from './support/requests';

/** Names as sent, each followed by searches that must find it. */
const names: readonly (readonly [name: string, ...found: string[]])[] = [
  ['Sean O’Sample', "O'Sample", 'OʼSample', 'O`Sample', 'OSample', 'o sample', "O'Sample Sean"],
  ['Nur‑Huda Sample–Rahim', 'nur-huda', 'Nur—Huda', 'nur huda', 'Sample-Rahim'],
  ['Ana\u00A0María\u2009Specimen', 'ana maria', 'María\u00A0Specimen', 'Ana\u3000Maria'],
  ['Đặng Văn', 'Dang', 'Đặng', 'dang van', 'ĐẶNG'],
  ['Jürgen Groß', 'jurgen gross', 'GROSS', 'Groß', 'GROẞ'],
  ['Işıl Yıldız', 'isil yildiz', 'IŞIL', 'YILDIZ'],
  ['小样 王', '王小样', '小样王', '王 小样', '小样'],
  ['민수 김', '김민수'],
  ['花子 やまだ', 'やまだ花子'],
  ['فاطمة موسى', 'فاطمه', 'موسي', 'فاطمة موسى', 'فاطـمة', 'فَاطِمَة'],
  ['رؤوف هانئ', 'رووف', 'هاني'],
  ['آمنة إسراء', 'امنه', 'أمنة', 'اسرا', 'ٱمنة'],
  ['علی کریمی', 'علي', 'كريمي', 'على'],
  ['محمد الأنموذج', 'محمد', 'الانموذج', 'الأنموذج محمد'],
];

const phones: readonly (readonly [mobile: string, ...found: string[]])[] = [
  ['+٩٦٦ ٥٠ ٠٠٠ ٠٠٠٨', '966500000008', '+966 50-000 0008', '٩٦٦٥٠٠٠٠٠٠٠٨', '050 000 0008'],
  ['+966 50 000 0009', '٩٦٦٥٠٠٠٠٠٠٠٩', '９６６５０００００００９'],
  ['+44 (0)20 7946 0001', '+44 20 7946 0001', '020 7946 0001', '(0)20 7946 0001'],
  ['+60 12-000 0022', '012-000 0022', '60120000022'],
];

/** Pairs of spellings that must count as the same phone number. */
const sameNumbers = [
  ['+٩٦٦ ٥٠ ٠٠٠ ٠٠١٨', '+966 50 000 0018'],
  ['+44 (0)20 7946 0018', '+44 20 7946 0018'],
  ['+60 3-2000 0018 ext 12', '03-2000 0018'],
] as const;

let office: Awaited<ReturnType<typeof openOffice>>;

beforeAll(async () => {
  office = await openOffice('mail');
  for (const [name] of names) await create({ name });
  for (const [mobile] of phones) await create({ mobile });
  return office.close;
});

const create = (values: Partial<EnrolmentRequest>) =>
  office.enrol({ email: `${newKey()}-x@example.org`, ...values });
const found = (search: string) => office.store.office.page({ search }, { size: 9 });

test.each(names)('the name %s is found however it is written', async (name, ...searches) => {
  for (const search of [name, ...searches]) {
    expect(await found(search), search).toMatchObject([{ name }]);
  }
});

test.each(phones)('the number %s is found however it is written', async (mobile, ...searches) => {
  for (const search of [mobile, ...searches]) {
    expect(await found(search), search).toMatchObject([{ mobile }]);
  }
});

test.each(sameNumbers)('%s and %s count as the same phone number', (one, other) => {
  const phoneKey = (mobile: string) =>
    buildSearchColumns({ ...enrolment, mobile, key: null, reference: createReference() }).phoneKey;
  expect(phoneKey(one)).toBe(phoneKey(other));
});
