import { useEffect, useState } from 'react';

/** True once something has been true for a while: what passes sooner is not worth a word. */
export function useLasting(value: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [value, milliseconds]);
  return value && lasting;
}
