import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import type { Reference } from '../../src/server/reference';
import type { EnrolmentStore } from '../../src/server/store/enrolment-store';
import { enrolment, newKey, submission } from './support/requests';
import { databases, type TestDatabase } from './support/stores';

const request = enrolment as EnrolmentRequest;

/** Names as sent, each followed by searches that must find it. */
const names: readonly (readonly [name: string, ...found: string[]])[] = [
  [
    'Sean O’Sample',
    "O'Sample",
    'O’Sample',
    'OʼSample',
    'O‘Sample',
    'OʻSample',
    'O´Sample',
    'O`Sample',
    'O′Sample',
    'O＇Sample',
    'OSample',
    'o sample',
    "SEAN O'SAMPLE",
    "O'Sample Sean",
  ],
  ["Mary D'Example", 'd’example', 'DʼExample', 'Mary “D’Example”'],
  ['Nur‑Huda Sample–Rahim', 'nur-huda', 'Nur—Huda', 'Nur−Huda', 'nur huda', 'Sample-Rahim'],
  ['Ana\u00A0María\u2009Specimen', 'ana maria', 'María\u00A0Specimen', 'Ana\u3000Maria'],
  ['Đặng Văn', 'Dang', 'Đặng', 'dang van', 'ĐẶNG'],
  ['Bjørn Łukasz', 'bjorn', 'Bjørn', 'Lukasz', 'łukasz'],
  ['Jürgen Groß', 'jurgen gross', 'GROSS', 'Groß', 'GROẞ'],
  ['Æsa Þórðr', 'aesa', 'thordr', 'Þórðr'],
  ['Ħamrun Ŧest', 'hamrun', 'test'],
  ['Işıl Yıldız', 'isil yildiz', 'IŞIL', 'YILDIZ'],
  ['Œuvre Ŋala', 'oeuvre', 'ngala'],
  ['Ɓala Ƙofa Ɗan', 'bala kofa dan'],
  ['小样 王', '王小样', '小样王', '王 小样', '小样'],
  ['李 例子', '李例子', '例子李'],
  ['民秀 金', '金民秀'],
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
  ['+९१ 98760 00001', '+91 98760 00001'],
  ['+44 (0)20 7946 0001', '+44 20 7946 0001', '020 7946 0001', '(0)20 7946 0001'],
  ['+60 12-000 0022', '012-000 0022', '60120000022'],
];

/** Pairs of spellings that must count as the same phone number. */
const sameNumbers = [
  ['+٩٦٦ ٥٠ ٠٠٠ ٠٠١٨', '+966 50 000 0018'],
  ['+९१ ९८७६० ०००१८', '+91 98760 00018'],
  ['+44 (0)20 7946 0018', '+44 20 7946 0018'],
  ['+60 3-2000 0018 ext 12', '03-2000 0018'],
] as const;

describe.each(databases)('$kind', ({ make }) => {
  let database: TestDatabase;
  let store: EnrolmentStore;

  beforeAll(async () => {
    database = await make();
    store = database.open();
    await store.database.create();
    for (const [name] of names) await create({ name });
    for (const [mobile] of phones) await create({ mobile });
  });

  afterAll(async () => {
    await store.database.close();
    await database.remove();
  });

  async function create(values: Partial<EnrolmentRequest>): Promise<Reference> {
    const email = `${newKey()}-x@example.org`;
    const accepted = await store.accept(submission({ ...request, email, ...values }, newKey()));
    if (accepted.kind !== 'created') throw new Error(accepted.kind);
    return accepted.receipt.reference;
  }
  const found = (search: string) => store.office.page({ search }, { size: 9 });

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

  test.each(sameNumbers)('%s and %s count as the same phone number', async (one, other) => {
    const first = await create({ mobile: one });
    const second = await create({ mobile: other });
    for (const [reference, duplicate] of [
      [first, second],
      [second, first],
    ] as const) {
      const { possibleDuplicates } = (await store.office.find(reference)) ?? {};
      expect(possibleDuplicates).toMatch(new RegExp(`^${duplicate} \\S+$`));
    }
  });
});
