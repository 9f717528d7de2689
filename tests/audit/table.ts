import type { AuditResult } from './audit-page';

interface PageResult {
  readonly path: string;
  readonly audits: readonly AuditResult[];
}

/** A row for each audit, a column for each page; below, why an audit failed. */
export function tableOf(results: readonly PageResult[]): string {
  const [first] = results;
  const rows = (first?.audits ?? []).map(({ id }) => [
    id,
    ...results.map((page) => cell(page, id)),
  ]);
  const table = [['audit', ...results.map(({ path }) => path)], ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, ...results.flatMap(failuresOf)].join('\n');
}

function cell({ audits }: PageResult, id: string): string {
  return audits.find((audit) => audit.id === id)?.verdict ?? '';
}

function failuresOf({ path, audits }: PageResult): string[] {
  return audits
    .filter(({ verdict }) => verdict === 'fail')
    .flatMap(({ id, title, reasons }) => [
      `\n${path} ${id}: ${title}`,
      ...reasons.map((reason) => `  ${reason}`),
    ]);
}
