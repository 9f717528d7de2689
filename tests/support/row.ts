/** A row in a table of measurements. */
export interface Row {
  readonly what: string;
  /** The measured value, with its unit. */
  readonly value: string;
  /** The target, if there is one. */
  readonly goal?: string;
  readonly met?: boolean;
}

/** Formats the rows as a Markdown table. */
export function formatTable(rows: readonly Row[]): string {
  const cells = [
    ['What', 'Goal', 'Figure', 'Met'],
    ...rows.map(({ what, goal = '', value, met }) => [what, goal, value, formatMet(met)]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  const lines = cells.map(
    (row) => `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return lines.toSpliced(1, 0, rule).join('\n');
}

function formatMet(met: boolean | undefined): string {
  return met === undefined ? '' : met ? 'yes' : 'no';
}
