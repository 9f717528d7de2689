import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { OverdueNotice } from './overdue-notice';

type OverdueNoticeProps = ComponentProps<typeof OverdueNotice>;

/**
 * The notice of what waits for long. Few visitors ever see it, so its code comes when it is needed.
 */
export function LateOverdueNotice(props: OverdueNoticeProps) {
  const [Notice, setNotice] = useState<ComponentType<OverdueNoticeProps> | null>(null);
  useEffect(() => {
    // Where it does not arrive, the strip still says that something waits.
    import('./overdue-notice')
      .then((module) => setNotice(() => module.OverdueNotice))
      .catch(() => undefined);
  }, []);
  return Notice && <Notice {...props} />;
}
