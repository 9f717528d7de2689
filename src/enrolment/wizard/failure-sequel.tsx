import { enrolment } from '../../content/enrolment';
import { Button } from '../../ui/button';
import type { OutboxRecord } from '../outbox/record';
import { sendingWords } from '../page/sending-words';
import type { Sequel } from './wizard-state';

interface FailureSequelProps {
  readonly sequel: Sequel;
  readonly record: OutboxRecord | undefined;
  readonly onSendLater: (id: string) => void;
}

/** What became of a request that did not get through, and what the visitor can do about it. */
export function FailureSequel({ sequel, record, onSendLater }: FailureSequelProps) {
  const texts = enrolment.sequel;
  switch (sequel.kind) {
    case 'none':
      return null;
    case 'held':
      // Once it is sent again from elsewhere on the page, there is nothing left to offer.
      if (record?.state !== 'held') return null;
      return (
        <p>
          <Button variant="secondary" onClick={() => onSendLater(sequel.id)}>
            {texts.sendLater}
          </Button>
        </p>
      );
    case 'retrying':
      return <p>{sendingWords(texts.retrying)}</p>;
    case 'unkept':
      return <p>{texts.unkept}</p>;
  }
}
