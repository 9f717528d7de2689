import { type ComponentProps, useEffect, useRef } from 'react';
import { siteLanguages } from '../content/languages';
import { officePage } from '../content/office-page';
import { requestStates } from '../enrolment/core/request-reply';
import { wordsForState } from '../site/request-state';
import { Button, TextButton } from '../ui/button';
import { Field, fieldAria, FieldGroup } from '../ui/field';
import { Notice } from '../ui/notice';
import {
  meanings,
  readyRepliesFor,
  withReadyReply,
  type ReplyDraft,
  replyIn,
  isSameReply,
} from './reply';
import { type EnrolmentDetail, maximumNote, maximumSentence, toLines, toOneLine } from './contract';
import { Conflict } from './history';
import { failureText } from './texts';
import type { Outcome } from './use-request';

const words = officePage.reply;

interface ReplyFormProps {
  readonly detail: EnrolmentDetail;
  readonly reply: ReplyDraft;
  readonly outcome: Outcome;
  readonly onChange: (part: Partial<ReplyDraft>) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

export function ReplyForm(props: ReplyFormProps) {
  const { detail, reply, outcome, onChange, onSave, onDiscard } = props;
  const { state, sentence, note } = reply;
  const meaning = meanings.get(sentence);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome.kind === 'saved') bringIntoView(status.current);
  }, [outcome.kind]);
  const isDirty = !isSameReply(reply, replyIn(detail));
  const ready = readyRepliesFor(state, detail.pageLanguage);
  const read = wordsForState(state);
  const sentenceWith = (text: string) => withReadyReply(sentence, detail.sentence, text);

  return (
    <form
      className="answer card padded stack-5"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <FieldGroup id="answer-state" label={words.state}>
        <div className="cluster">
          {requestStates.map((each) => (
            <label key={each} className="option line tight">
              <input
                type="radio"
                name="state"
                value={each}
                checked={each === state}
                onChange={() => onChange({ state: each })}
              />
              {officePage.states[each]}
            </label>
          ))}
        </div>
      </FieldGroup>
      <p className="note">
        {words.senderReads} <strong>{read.title}.</strong> {read.text}
      </p>
      <div className="stack-2">
        <TextArea
          id="sentence"
          hint={words.sentenceHint[detail.repliesByMail ? 'mailed' : 'notMailed']}
          maxLength={maximumSentence}
          value={sentence}
          onChange={({ target }) => onChange({ sentence: toOneLine(target.value) })}
        />
        {meaning && <p className="note">{words.inEnglish(meaning)}</p>}
        <p className="note">{words.count(sentence.length, maximumSentence)}</p>
        <div className="stack-2" role="group" aria-labelledby="ready">
          <p className="note" id="ready">
            {words.ready}
          </p>
          {ready.some(({ text }) => sentenceWith(text) === undefined) && (
            <p className="note" id="ready-too-long">
              {words.readyTooLong}
            </p>
          )}
          {ready.map(({ text, language, english }) => {
            const next = sentenceWith(text);
            return (
              <Button
                key={text}
                variant="secondary"
                className="ready"
                aria-disabled={next === undefined}
                aria-describedby={next === undefined ? 'ready-too-long' : undefined}
                onClick={() => next !== undefined && onChange({ sentence: next })}
              >
                <span lang={siteLanguages[language].lang} dir={siteLanguages[language].direction}>
                  {text}
                </span>
                {english && <span className="note">{english}</span>}
              </Button>
            );
          })}
        </div>
      </div>
      <TextArea
        id="note"
        hint={words.noteHint}
        maxLength={maximumNote}
        value={note}
        onChange={({ target }) => onChange({ note: toLines(target.value) })}
      />
      <div role="alert">
        {('failure' in outcome || outcome.kind === 'conflict') && (
          <div key={outcome.kind} ref={bringIntoView}>
            <Notice kind="error">
              {'failure' in outcome ? (
                <p>
                  <strong>
                    {outcome.kind === 'not-saved' ? words.failed : officePage.remove.failed}
                  </strong>{' '}
                  {failureText(outcome.failure)}
                </p>
              ) : (
                <>
                  <Conflict changes={outcome.changes} request={detail} />
                  <p>
                    <TextButton onClick={onDiscard}>{words.takeSaved}</TextButton>
                  </p>
                </>
              )}
            </Notice>
          </div>
        )}
      </div>
      <div
        className="answer__save cluster row screen-only"
        data-near={isDirty || outcome.kind === 'saved' || undefined}
      >
        <Button type="submit" aria-disabled={!isDirty || outcome.kind === 'saving'}>
          {outcome.kind === 'saving' ? words.saving : words.save}
        </Button>
        <p ref={status} role="status">
          {statusText(outcome, isDirty)}
        </p>
      </div>
    </form>
  );
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly id: 'sentence' | 'note';
  readonly hint: string;
}

const TextArea = ({ id, hint, ...rest }: TextAreaProps) => (
  <Field id={id} label={words[id]} hint={hint}>
    <textarea {...rest} {...fieldAria({ id, hint })} id={id} className="input" dir="auto" />
  </Field>
);

/** The outcome may be off screen when someone saves from the sticky bar. */
const bringIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });

function statusText(outcome: Outcome, isDirty: boolean): string {
  if (outcome.kind === 'saving') return '';
  if (isDirty) return words.dirty;
  return outcome.kind === 'saved' ? words.saved : '';
}
