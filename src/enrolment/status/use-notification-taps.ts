import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { subscribeToTaps } from '../client/worker';
import { saveUnsavedInput } from '../client/unsaved-input';

/**
 * Goes where a tap on a notification leads. Where something typed would be lost by that, the page
 * stays as it is: its alert tells the same.
 */
export function useNotificationTaps(): void {
  const navigate = useNavigate();
  const open = useEffectEvent(async (path: string) => {
    if (!(await saveUnsavedInput())) return;
    const [page = path, request] = path.split('#');
    // A form starts at its top, so the address may not name a part of it.
    if (page === paths.requests) await navigate(path);
    else await navigate(page, { state: { request } });
  });
  useEffect(() => subscribeToTaps((path) => void open(path)), []);
}
