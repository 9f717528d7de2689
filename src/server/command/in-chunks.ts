/** How much is written at once, in UTF-16 code units. */
const chunkSize = 64 * 1024;

/** Joins lines to chunks: a write for each of a million lines would take most of the time. */
export async function* inChunks(lines: AsyncIterable<string>): AsyncIterable<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
