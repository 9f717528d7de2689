import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../ui/icon';
import { TextButton } from '../../ui/button';
import './quiet-button.css';

interface QuietButtonProps extends ComponentProps<typeof TextButton> {
  readonly icon: IconName;
}

/** A button for what is seldom wanted, beside those that lead on. */
export function QuietButton({ icon, children, ...rest }: QuietButtonProps) {
  return (
    <TextButton {...rest} className="quiet-button">
      <Icon name={icon} />
      {children}
    </TextButton>
  );
}
