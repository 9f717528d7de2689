/**
 * Does what the visitor tapped before there was a script to do it. What is still locked then, as a
 * form is until the device's draft has been read, is done once it is unlocked.
 */
export function replayTaps(tapped: Iterable<HTMLElement>): void {
  for (const element of tapped) {
    if (element.matches(':disabled')) onceEnabled(element, () => act(element));
    else act(element);
  }
}

function act(element: HTMLElement): void {
  if (element.matches('input, select, textarea')) element.focus();
  else element.click();
}

/** A visitor who has tapped something else meanwhile is not called back. */
function onceEnabled(element: HTMLElement, then: () => void): void {
  const stop = () => {
    observer.disconnect();
    removeEventListener('pointerdown', stop, true);
  };
  const observer = new MutationObserver(() => {
    if (element.matches(':disabled')) return;
    stop();
    then();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
  addEventListener('pointerdown', stop, true);
}
