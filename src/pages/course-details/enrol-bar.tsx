import type { ReactNode } from 'react';
import './enrol-bar.css';

interface EnrolBarProps {
  readonly title: string;
  /** Hidden, it is out of reach for everybody. */
  readonly shown: boolean;
  /** The button. */
  readonly children: ReactNode;
}

/** On a phone, the way to the form at the window's foot, where a thumb is. */
export function EnrolBar({ title, shown, children }: EnrolBarProps) {
  return (
    <div className={shown ? 'enrol-bar enrol-bar--shown' : 'enrol-bar'}>
      <div className="enrol-bar__inner">
        {/* Only a reminder for the eye: whoever hears the page knows its title. */}
        <p className="enrol-bar__title" aria-hidden="true">
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}
