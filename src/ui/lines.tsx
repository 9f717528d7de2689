/** Lines of text, each with its own direction. The parent lays them out below each other. */
export const Lines = ({ of: lines }: { readonly of: readonly string[] }) =>
  lines.map((line) => <bdi key={line}>{line}</bdi>);
