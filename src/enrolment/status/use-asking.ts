import { useState } from 'react';
import { outbox } from '../../content/outbox';

/** What is asked before something that was typed is given up. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** What the text ends with, on a line of its own. */
  readonly detail?: string | null;
  readonly accept: string;
  readonly decline: string;
  readonly onAccept: () => Promise<Outcome>;
}

/** What came of an action: words for the visitor, a question that comes first, or nothing to tell. */
export type Outcome = string | Question | null;

/** Runs what the visitor asks for, which may have to ask back and may fail with the device. */
export function useAsking() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [note, setNote] = useState<string | null>(null);

  async function attempt(work: () => Outcome | Promise<Outcome>): Promise<void> {
    setNote(null);
    setQuestion(null);
    try {
      const outcome = await work();
      if (typeof outcome === 'string') setNote(outcome);
      else setQuestion(outcome);
    } catch {
      setNote(outbox.notes.refused);
    }
  }

  return {
    question,
    /** What came of the last action. */
    note,
    clearNote: () => setNote(null),
    attempt,
    accept: () => {
      if (question) void attempt(question.onAccept);
    },
    decline: () => setQuestion(null),
  };
}
