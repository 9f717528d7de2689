import { useEffect, useRef, useState } from 'react';
import { print as words } from '#words/print';
import { Button } from './button';
import { Icon } from './icon';
import { Notice } from './notice';
import { CopyButton, useShare } from './share';

/** Time within which a browser starts to print, in milliseconds. */
const patienceMs = 1000;

/** Prints the page. Browsers inside other apps may do nothing: `hasFailed` is then true. */
export function usePrint() {
  const [hasFailed, setHasFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const settle = () => {
      clearTimeout(timer.current);
      setHasFailed(false);
    };
    const media = matchMedia('print');
    addEventListener('beforeprint', settle);
    media.addEventListener('change', settle);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('beforeprint', settle);
      media.removeEventListener('change', settle);
    };
  }, []);

  function start() {
    clearTimeout(timer.current);
    // Start the timer first, because `print` may return only after printing.
    timer.current = setTimeout(() => setHasFailed(true), patienceMs);
    globalThis.print?.();
  }

  return { start, hasFailed };
}

interface PrintFallbackProps {
  readonly shown: boolean;
  readonly title: string;
  readonly text: string;
  /** True if other browsers can't show the content, because only this one has stored it. */
  readonly isOnlyHere?: boolean;
}

/** Ways to keep the content of a page that the browser can't print. */
export function PrintFallback({ shown, title, text, isOnlyHere = false }: PrintFallbackProps) {
  const { share } = useShare();
  if (!shown) return null;
  return (
    <div role="alert" className="screen-only">
      <Notice kind="info">
        <p>{isOnlyHere ? words.onlyHere : words.openElsewhere}</p>
        <div className="cluster">
          {'share' in navigator && (
            <Button variant="secondary" onClick={() => void share({ title, text }, text)}>
              <Icon name="share" />
              {words.share}
            </Button>
          )}
          <CopyButton text={text} words={words.copy} />
        </div>
      </Notice>
    </div>
  );
}
