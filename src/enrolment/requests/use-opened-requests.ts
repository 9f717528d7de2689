import { useRef, useState } from 'react';
import type { SavedRequest } from '../outbox/copies';
import { adopt } from '../page/outbox-actions';
import { parseSavedRequests, type Refusal } from '../saved-request';

/** Where it was looked for. */
type Source = 'file' | 'text';

type OpenState =
  | { readonly step: 'idle' }
  | {
      readonly step: 'refused';
      readonly source: Source;
      readonly reason: Refusal | 'unreadable';
    }
  /** It is asked whether they are to be sent; refused is that the device can't store them. */
  | {
      readonly step: 'found';
      readonly requests: readonly SavedRequest[];
      readonly isRefused: boolean;
    }
  /** How many the device has taken up, and how many it had. */
  | { readonly step: 'done'; readonly taken: number; readonly known: number };

/** Far more than any number of requests takes, in bytes: what is larger is something else. */
const largestFile = 2_000_000;

/** From a text or file to requests in this device's outbox, with the visitor's word in between. */
export function useOpenedRequests() {
  const [state, setState] = useState<OpenState>({ step: 'idle' });
  /** Those that the visitor has said yes to: saying it twice is saying it once. */
  const accepted = useRef<readonly SavedRequest[]>(null);

  function read(text: string, source: Source = 'text') {
    const parsed = parseSavedRequests(text);
    setState(
      parsed.kind === 'found'
        ? { step: 'found', requests: parsed.requests, isRefused: false }
        : { step: 'refused', source, reason: parsed.reason },
    );
  }

  async function readFile(file: File) {
    if (file.size > largestFile) {
      setState({ step: 'refused', source: 'file', reason: 'nothing' });
      return;
    }
    try {
      read(await file.text(), 'file');
    } catch {
      setState({ step: 'refused', source: 'file', reason: 'unreadable' });
    }
  }

  /** @returns whether it has brought all of them to the device */
  async function accept(requests: readonly SavedRequest[]): Promise<boolean> {
    if (accepted.current === requests) return false;
    accepted.current = requests;
    let taken = 0;
    try {
      for (const request of requests) if (await adopt(request)) taken += 1;
    } catch {
      accepted.current = null;
      // Those that it has taken are known to it when the visitor tries again.
      setState({ step: 'found', requests, isRefused: true });
      return false;
    }
    setState({ step: 'done', taken, known: requests.length - taken });
    return true;
  }

  return { state, read, readFile, accept, decline: () => setState({ step: 'idle' }) };
}
