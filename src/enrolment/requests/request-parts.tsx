import type { ComponentProps, ReactNode } from 'react';
import { requests } from '#words/requests';
import { TextButton } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { type EnrolmentForm, fullName } from '../core/form';
import './requests.css';

/** Rarely needed details, collapsed on screen and shown in print. */
export function Details({ children }: { readonly children: ReactNode }) {
  return (
    <details className="request-details">
      <summary className="note screen-only">{requests.details}</summary>
      <div className="stack-4 start">{children}</div>
    </details>
  );
}

/** Shows who a request or a draft is for, because a family may share a device. */
export function Person(form: Pick<EnrolmentForm, 'firstName' | 'lastName'>) {
  const name = fullName(form);
  return name && <p className="note">{requests.drafts.person(name)}</p>;
}

interface QuietButtonProps extends ComponentProps<typeof TextButton> {
  readonly icon: IconName;
}

export function QuietButton({ icon, children, ...rest }: QuietButtonProps) {
  return (
    <TextButton {...rest} className="quiet-button target screen-only">
      <Icon name={icon} />
      {children}
    </TextButton>
  );
}
