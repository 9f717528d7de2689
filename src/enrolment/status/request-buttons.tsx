import { outbox } from '../../content/outbox';
import { Button } from '../../ui/button';
import { isEditable, isWithdrawable } from '../outbox/transitions';
import { type ListedRecord, titleOf } from './request-words';
import type { RequestActions } from './use-request-actions';

const words = outbox.actions;

interface RequestButtonsProps {
  readonly record: ListedRecord;
  readonly actions: RequestActions;
  readonly online: boolean;
}

/** What the visitor can do with a request as it stands. */
export function RequestButtons({ record, actions, online }: RequestButtonsProps) {
  const choices = [
    ...(record.state === 'held'
      ? [[online ? words.sendNow : words.sendWhenOnline, actions.sendWhenOnline] as const]
      : []),
    ...(isEditable(record)
      ? [[words.correct, actions.correct] as const, [words.remove, actions.remove] as const]
      : []),
    ...(isWithdrawable(record) ? [[words.withdraw, actions.withdraw] as const] : []),
  ];
  return choices.map(([name, act]) => (
    <Button
      key={name}
      variant="secondary"
      aria-label={words.of(name, titleOf(record))}
      onClick={() => void act(record)}
    >
      {name}
    </Button>
  ));
}
