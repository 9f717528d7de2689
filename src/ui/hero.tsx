import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';
import './hero.css';
import { HeroMarks } from './hero-marks';

export interface HeroProps {
  readonly title: string;
  readonly tagline?: string;
  readonly intro?: string;
  /** Chips under the title. */
  readonly details?: readonly { readonly id: number; readonly name: string }[];
  /** Enrol mode: the button that leads to the enrolment form. */
  readonly enrol?: { readonly href: string; readonly label: string };
  /** Further buttons. */
  readonly actions?: ReactNode;
  readonly decorated?: boolean;
  /** Half the viewport high instead of the whole of it. */
  readonly half?: boolean;
  /** A picture along the foot of the hero, purely for the eye. */
  readonly backdrop?: { readonly src: string; readonly width: number; readonly height: number };
  readonly chat?: ReactNode;
}

/** The banner at the top of a page, with the page's `h1` (specification, section 2). */
export function Hero({
  title,
  tagline,
  intro,
  details = [],
  enrol,
  actions,
  decorated = false,
  half = false,
  backdrop,
  chat,
}: HeroProps) {
  return (
    <section
      className={[
        'hero',
        half && 'hero--half',
        decorated && 'hero--decorated',
        backdrop && 'hero--backdrop',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {decorated && <HeroMarks />}
      {backdrop && <img className="hero__backdrop" {...backdrop} alt="" fetchPriority="high" />}
      <div className="hero__inner container">
        <div className="hero__text">
          <h1 className="hero__title">{risingWords(title)}</h1>
          {tagline && <p className="hero__tagline">{tagline}</p>}
          {intro && <p className="hero__intro">{intro}</p>}
          {details.length > 0 && (
            <ul className="hero__chips">
              {details.map(({ id, name }) => (
                <li key={id} className="hero__chip">
                  {name}
                </li>
              ))}
            </ul>
          )}
          {(enrol || actions) && (
            <div className="hero__buttons">
              {enrol && <ButtonLink to={enrol.href}>{enrol.label}</ButtonLink>}
              {actions}
            </div>
          )}
        </div>
        {chat && <div className="hero__chat">{chat}</div>}
      </div>
    </section>
  );
}

/** Every word in a box of its own that rises after the one before; the spaces stay text. */
function risingWords(title: string): ReactNode[] {
  return [...title.matchAll(/\S+/g)].flatMap(({ 0: word, index: offset }, order) => [
    order > 0 ? ' ' : '',
    <span key={offset} className="hero__word">
      {word}
    </span>,
  ]);
}
