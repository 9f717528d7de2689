import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder. The test run removes it when it ends. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'jambatan-'));
