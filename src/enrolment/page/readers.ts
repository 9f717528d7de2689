import type * as deviceReaders from './device-readers';

type Readers = typeof deviceReaders;

let readers: Readers | undefined;

/** What reads what the device keeps, fetched for it. @throws where it does not arrive */
export async function loadReaders(): Promise<Readers> {
  readers ??= await import('./device-readers');
  return readers;
}

/** To call by what has brought them anyway: then they are there without a network, too. */
export function giveReaders(given: Readers): void {
  readers = given;
}
