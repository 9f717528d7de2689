import { Fragment } from 'react';
import { academy } from '../../content/academy';
import { publicAddress } from '../../site/page-language';
import './letterhead.css';

interface LetterheadProps {
  /** Title of the printed page, if the page's headings don't name the subject. */
  readonly title?: string;
  readonly details?: readonly string[];
  /** The page's canonical path, with the fragment of the printed content. */
  readonly path: string;
}

/** Header of the printed page, hidden on screen. */
export function Letterhead({ title, details = [], path }: LetterheadProps) {
  return (
    <div className="letterhead stack-5 print-only">
      <div className="letterhead__academy line row">
        <p className="letterhead__name line">
          <span className="letterhead__seal" />
          {academy.name}
        </p>
        <p>
          {academy.addressLines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && ', '}
              <span className="unbroken">{line}</span>
            </Fragment>
          ))}
          <br />
          <bdi>{academy.phone}</bdi> · {academy.email}
          <br />
          {publicAddress(path)}
        </p>
      </div>
      {title && <p className="print-title">{title}</p>}
      {details.length > 0 && <p>{details.join(' · ')}</p>}
    </div>
  );
}
