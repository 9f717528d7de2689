import { useEffect, useEffectEvent } from 'react';
import { listenToOthers } from '../channel';

/** Calls back once the visitor has had everything on this device forgotten, in another tab. */
export function useForgotten(onForgotten: () => void): void {
  const forget = useEffectEvent(onForgotten);
  useEffect(
    () =>
      listenToOthers(({ kind }) => {
        if (kind === 'forgotten') forget();
      }),
    [],
  );
}
