/** Whether the visitor asks for little to be loaded (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
