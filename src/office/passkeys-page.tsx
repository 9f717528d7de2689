import { useRef, useState } from 'react';
import { officePage } from '../content/office-page';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { InputField } from '../ui/field';
import { Notice } from '../ui/notice';
import { moveFocusTo, useRestoreFocus } from '../ui/restore-focus';
import { maximumPasskeyName, type PasskeyEntry } from './contract';
import { Failed, Refusal } from './failed';
import { ListLink } from './list-link';
import { momentText } from './texts';
import { readName, usePasskeys } from './use-passkeys';

const words = officePage.passkeys;
const { question } = words;

export function PasskeysPage() {
  const { view, outcome, reload, confirm, add, rename, remove } = usePasskeys();
  const [asked, setAsked] = useState<PasskeyEntry | null>(null);
  const isBusy = outcome.kind === 'busy';
  const area = useRef<HTMLDivElement>(null);
  useRestoreFocus(area, 'main h1');

  return (
    <div ref={area} className="passkeys breakable container stack-5">
      <title>{officePage.titleOf(words.title)}</title>
      <p>
        <ListLink />
      </p>
      <div className="stack-2">
        <h1 ref={moveFocusTo}>{words.title}</h1>
        <p>{words.text}</p>
      </div>
      <div role="status">
        {outcome.kind === 'done' && <Notice kind="success" text={outcome.note} />}
      </div>
      {outcome.kind === 'failed' && <Refusal failure={outcome.failure} onConfirm={confirm} />}
      {view.kind === 'loading' && <p role="status">{officePage.loading}</p>}
      {view.kind === 'failed' && <Failed failure={view.failure} onRetry={reload} />}
      {view.kind === 'shown' && (
        <>
          <ul className="stack-4" role="list">
            {view.value.map((passkey) => (
              <Passkey
                key={passkey.id}
                passkey={passkey}
                isOnly={view.value.length === 1}
                onRename={(name) => rename(passkey.id, name)}
                onRemove={() => setAsked(passkey)}
              />
            ))}
          </ul>
          <div className="stack-3">
            <div>
              <Button aria-disabled={isBusy} onClick={add}>
                {words.add}
              </Button>
            </div>
            <p className="note">{words.addHelp}</p>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked ? question.title(asked.name) : ''}
        accept={question.accept}
        decline={question.decline}
        onDecline={() => setAsked(null)}
        onAccept={() => {
          setAsked(null);
          if (asked) void remove(asked);
        }}
      >
        {question.text} {asked?.isCurrent && question.current}
      </ConfirmDialog>
    </div>
  );
}

interface PasskeyProps {
  readonly passkey: PasskeyEntry;
  readonly isOnly: boolean;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

function Passkey({ passkey, isOnly, onRename, onRemove }: PasskeyProps) {
  const [renaming, setRenaming] = useState<'not-yet' | 'now' | 'done'>('not-yet');
  const { name, addedAt, usedAt, isCurrent } = passkey;
  const used = usedAt ? words.used(momentText(usedAt)) : words.unused;
  return (
    <li className="card padded stack-3">
      <div className="stack-1">
        <div className="cluster row">
          <h2 dir="auto">{name}</h2>
          {isCurrent && <span className="state state--current">{words.current}</span>}
        </div>
        <p className="note">{`${used} · ${words.added(momentText(addedAt))}`}</p>
      </div>
      {renaming === 'now' ? (
        <Renaming
          passkey={passkey}
          onCancel={() => setRenaming('done')}
          onRename={async (typed) => {
            if (await onRename(typed)) setRenaming('done');
          }}
        />
      ) : (
        <div className="cluster">
          <Button
            ref={renaming === 'done' ? takeFocus : undefined}
            variant="secondary"
            aria-label={words.labelled(words.rename, name)}
            onClick={() => setRenaming('now')}
          >
            {words.rename}
          </Button>
          {!isOnly && (
            <Button
              variant="destructive"
              aria-label={words.labelled(words.remove, name)}
              onClick={onRemove}
            >
              {words.remove}
            </Button>
          )}
        </div>
      )}
      {isOnly && <p className="note">{words.only}</p>}
    </li>
  );
}

const takeFocus = (control: HTMLElement | null) => control?.focus();

interface RenamingProps {
  readonly passkey: PasskeyEntry;
  readonly onRename: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

function Renaming({ passkey, onRename, onCancel }: RenamingProps) {
  const [typed, setTyped] = useState(passkey.name);
  const [showsError, setShowsError] = useState(false);
  const name = readName(typed);
  const error = showsError && name === undefined ? words.nameMissing : undefined;
  return (
    <form
      className="stack-3"
      onSubmit={(event) => {
        event.preventDefault();
        setShowsError(true);
        if (name !== undefined) void onRename(name);
      }}
    >
      <InputField
        label={words.name}
        error={error}
        ref={takeFocus}
        dir="auto"
        autoComplete="off"
        maxLength={maximumPasskeyName}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="cluster">
        <Button type="submit">{words.save}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
