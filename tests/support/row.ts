/** One line of a table of figures. */
export interface Row {
  readonly what: string;
  /** The figure, with its unit. */
  readonly value: string;
  /** What it is to reach; none where it is only told. */
  readonly goal?: string;
  readonly met?: boolean;
}

/** The rows as a table in Markdown, as it stands in the README. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['What', 'Goal', 'Figure', 'Met'],
    ...rows.map(({ what, goal = '', value, met }) => [what, goal, value, verdict(met)]),
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

function verdict(met: boolean | undefined): string {
  return met === undefined ? '' : met ? 'yes' : 'no';
}
