import { enrolment } from '../../content/enrolment';
import { Button } from '../../ui/button';
import { sendingWords } from '../status/sending-words';
import type { Sequel } from './wizard-views';

interface FailureSequelProps {
  readonly sequel: Sequel;
  readonly onSendLater: (id: string) => void;
}

/** What became of a request that did not get through, and what the visitor can do about it. */
export function FailureSequel({ sequel, onSendLater }: FailureSequelProps) {
  const texts = enrolment.sequel;
  switch (sequel.kind) {
    case 'none':
      return null;
    case 'held':
      return (
        <p>
          <Button variant="secondary" onClick={() => onSendLater(sequel.id)}>
            {texts.sendLater}
          </Button>
        </p>
      );
    case 'retrying':
      return <p>{sendingWords(texts.retrying)(clockTime(sequel.at))}</p>;
    case 'unkept':
      return <p>{texts.unkept}</p>;
  }
}

/** To the second: the first tries follow each other soon. Made when needed, as it takes long. */
const clockTime = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(at);
