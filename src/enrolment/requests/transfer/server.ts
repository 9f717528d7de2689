import * as z from 'zod/mini';
import { attemptTimeoutMs } from '../../core/record';

/*
 * The server's part in copying receipts: it keeps the key of a link (see 'Copying receipts to another
 * device' in the server's README).
 */

const transferSchema = z.object({ id: z.string(), key: z.string() });
const claimedSchema = z.object({ key: z.string() });
const errorSchema = z.object({ error: z.string() });

/** Makes the id and the key of a link. @throws if the server doesn't respond or refuses */
export const createTransfer = async (): Promise<z.infer<typeof transferSchema>> =>
  transferSchema.parse(await (await post('')).json());

/**
 * Uses up a link.
 *
 * @returns the key; 'used' if the link was used or has expired; 'unreachable' if there was no response
 *   from our server, or a temporary error
 */
export async function claimTransfer(
  id: string,
): Promise<z.infer<typeof claimedSchema> | 'used' | 'unreachable'> {
  try {
    const response = await post('/claim', { id });
    const body: unknown = await response.json();
    // Only our server can say so. A Wi-Fi network's sign-in page returns no such JSON.
    if (response.status === 410 && errorSchema.safeParse(body).success) return 'used';
    return claimedSchema.parse(body);
  } catch {
    return 'unreachable';
  }
}

const post = (path: string, body?: object) =>
  fetch(`${import.meta.env.VITE_API_HOST ?? ''}/api/transfers${path}`, {
    method: 'POST',
    ...(body && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    redirect: 'error',
    credentials: 'omit',
    signal: AbortSignal.timeout(attemptTimeoutMs),
  });
