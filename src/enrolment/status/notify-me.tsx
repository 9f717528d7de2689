import { useLayoutEffect } from 'react';
import { notificationOffer as words } from '../../content/notifications';
import { Button, TextButton } from '../../ui/button';
import { placeLostFocus } from '../../ui/use-kept-focus';
import { sendingWords } from '../status/sending-words';
import './notify-me.css';
import { type NotifyAnswer, useNotifyOffer } from './use-notify-offer';

/**
 * Offers a notification once the academy has the request: where the browser can, something waits,
 * and the visitor was never asked before. The browser asks on the press only.
 *
 * @param title heads it where it stands among other things
 */
export function NotifyMe({ title }: { readonly title?: string }) {
  const offer = useNotifyOffer();
  // The buttons have gone, one of which had the focus.
  useLayoutEffect(() => {
    if (offer.kind === 'answered') placeLostFocus('.notify-me:not(:empty)');
  }, [offer.kind]);
  return (
    <div className="notify-me" role="status">
      {title && offer.kind !== 'none' && <h3 className="notify-me__title">{title}</h3>}
      {offer.kind === 'open' && (
        <>
          <Button variant="secondary" onClick={offer.accept}>
            {words.accept}
          </Button>
          <TextButton onClick={offer.decline}>{words.decline}</TextButton>
        </>
      )}
      {offer.kind === 'answered' && <p>{answerText(offer.answer)}</p>}
    </div>
  );
}

const answerText = (answer: NotifyAnswer): string =>
  answer === 'granted' ? sendingWords(words.answers.granted) : words.answers[answer];
