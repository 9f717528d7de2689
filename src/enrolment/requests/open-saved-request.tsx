import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { savedRequest } from '../../content/saved-request';
import { Button } from '../../ui/button';
import { Field, fieldAria } from '../../ui/field';
import { FieldError } from '../../ui/field-error';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { sendingWords } from '../page/sending-words';
import { holdUnsavedInput } from '../unsaved-input';
import './open-saved-request.css';
import { SavedRequestsFound } from './saved-requests-found';
import { useOpenedRequests } from './use-opened-requests';

const words = savedRequest.open;

/** Takes requests up that were saved on another device: a file or a text, a question, the outbox. */
export function OpenSavedRequest() {
  const id = useId();
  const area = useRef<HTMLElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  /** Few ever want it: it is closed until it is asked for, or has something to say. */
  const [isOpen, setOpen] = useState(false);
  const { state, read, readFile, accept, decline } = useOpenedRequests();
  useKeptFocus(area, `[id="${id}-title"]`);
  const drop = useEffectEvent(() => {
    setText('');
    decline();
  });
  useEffect(() => {
    // A paste is a copy: nothing is lost with it when the page is loaded anew.
    const save = async () => true;
    return holdUnsavedInput(save, () => drop());
  }, []);
  const errorOf = (source: 'file' | 'text') =>
    state.step === 'refused' && state.source === source ? words.refusals[state.reason] : undefined;
  const [fileError, error] = [errorOf('file'), errorOf('text')];

  return (
    <section ref={area} className="open-saved-request" aria-labelledby={`${id}-title`}>
      <details
        open={isOpen || state.step === 'found' || state.step === 'refused'}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="open-saved-request__summary">
          <h3 id={`${id}-title`}>{words.title}</h3>
        </summary>
        <div className="open-saved-request__body">
          {state.step === 'found' ? (
            <SavedRequestsFound
              requests={state.requests}
              isRefused={state.isRefused}
              onAccept={async () => {
                if (await accept(state.requests)) setText('');
              }}
              onDecline={decline}
            />
          ) : (
            <>
              <p>{words.text}</p>
              <p>
                <Button
                  variant="secondary"
                  aria-describedby={fileError && `${id}-file-error`}
                  onClick={() => file.current?.click()}
                >
                  {words.file}
                </Button>
                <input
                  ref={file}
                  type="file"
                  accept=".txt,text/plain"
                  hidden
                  onChange={({ currentTarget }) => {
                    const chosen = currentTarget.files?.[0];
                    // The same file once more is a choice as well.
                    if (chosen) void readFile(chosen).finally(() => (currentTarget.value = ''));
                  }}
                />
              </p>
              <div role="alert" className="open-saved-request__error">
                {fileError && <FieldError of={`${id}-file`}>{fileError}</FieldError>}
              </div>
              <form
                className="open-saved-request__form"
                onSubmit={(event) => {
                  event.preventDefault();
                  read(text);
                }}
              >
                <Field id={id} label={words.pasted} hint={words.pastedHint}>
                  <textarea
                    id={id}
                    className="input"
                    rows={4}
                    spellCheck={false}
                    autoComplete="off"
                    value={text}
                    onChange={({ currentTarget }) => setText(currentTarget.value)}
                    {...fieldAria({ id, hint: words.pastedHint, error })}
                  />
                </Field>
                <div role="alert" className="open-saved-request__error">
                  {error && <FieldError of={id}>{error}</FieldError>}
                </div>
                <Button variant="secondary" type="submit">
                  {words.read}
                </Button>
              </form>
            </>
          )}
          <div role="status" className="open-saved-request__outcome">
            {state.step === 'done' && (
              <>
                {state.taken > 0 && <p>{sendingWords(words.taken)(state.taken)}</p>}
                {state.known > 0 && <p>{words.known(state.known)}</p>}
              </>
            )}
          </div>
        </div>
      </details>
    </section>
  );
}
