type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

let rules: Intl.PluralRules | undefined;

/** Returns the form that goes with the number, of the six that Arabic distinguishes. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('ar');
  return forms[rules.select(count)] ?? forms.other;
}

interface Unit {
  /** The unit and the number one or two, in a word or two. */
  readonly one: string;
  readonly two: string;
  /** The unit after a number whose last two digits are 3 to 10. */
  readonly few: string;
  /** After 11 to 99. */
  readonly many: string;
  /** After 100, 101 and 102. */
  readonly other: string;
}

/* After a preposition or another noun, which the texts always put before these units. */
const units = {
  minute: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  day: { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
  week: { one: 'أسبوع واحد', two: 'أسبوعين', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
  year: { one: 'سنة واحدة', two: 'سنتين', few: 'سنوات', many: 'سنة', other: 'سنة' },
  student: { one: 'طالب واحد', two: 'طالبين', few: 'طلاب', many: 'طالبًا', other: 'طالب' },
  lesson: { one: 'حصة واحدة', two: 'حصتين', few: 'حصص', many: 'حصة', other: 'حصة' },
  hour: { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
} as const satisfies Record<string, Unit>;

/**
 * Returns a whole number and its unit without a line break: '7 أيام'. Needs no `Intl`, so it also
 * suits texts that are put together when a module loads.
 */
export function counted(count: number, name: keyof typeof units): string {
  const unit: Unit = units[name];
  if (count === 1) return unit.one;
  if (count === 2) return unit.two;
  const rest = count % 100;
  const form = rest >= 3 && rest <= 10 ? unit.few : rest >= 11 ? unit.many : unit.other;
  return `${count}\u00A0${form}`;
}
