import { useEffect, useState } from 'react';
import { emailSuggestion } from '#words/email-suggestion';
import { suggestEmail } from '../site/email-suggestion';
import { TextButton } from '../ui/button';

/** How long the visitor has to pause before a suggestion appears, in milliseconds. */
const pauseMs = 600;

interface EmailSuggestionProps {
  readonly typed: string;
  readonly onAccept: (address: string) => void;
}

/** Suggests a correction for an email address that looks mistyped. The visitor may ignore it. */
export function EmailSuggestion({ typed, onAccept }: EmailSuggestionProps) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const address = settled === typed ? suggestEmail(typed) : null;
  return (
    <div role="status">
      {address !== null && (
        <p className="note">
          {emailSuggestion.before}
          <TextButton onClick={() => onAccept(address)}>
            <bdi dir="ltr">{address}</bdi>
          </TextButton>
          {emailSuggestion.after}
        </p>
      )}
    </div>
  );
}
