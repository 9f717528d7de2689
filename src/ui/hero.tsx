import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';
import './hero.css';
import './hero-half.css';
import { HeroMarks } from './hero-marks';
import './hero-picture.css';
import './hero-scene.css';
import { HeroTitle } from './hero-title';

interface HeroPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Without it the picture is for the eye alone. */
  readonly alt?: string;
}

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
  /** A wide scene behind the words, in layers, which stands on the hero's foot. */
  readonly scene?: readonly [first: HeroPicture, ...above: HeroPicture[]];
  /** A picture beside the words, below them on a phone. */
  readonly picture?: HeroPicture;
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
  scene,
  picture,
  chat,
}: HeroProps) {
  const upright = picture !== undefined && picture.height > picture.width;
  return (
    <section
      className={[
        'hero',
        half && 'hero--half',
        scene && 'hero--scene',
        picture && (upright ? 'hero--upright' : 'hero--level'),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {scene?.map((layer, index) => (
        <img
          key={layer.src}
          className="hero__scene"
          alt=""
          {...layer}
          {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ))}
      <div className="hero__inner container">
        <div className="hero__text">
          <HeroTitle>{title}</HeroTitle>
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
        {picture && (
          <div className="hero__stage">
            {decorated && <HeroMarks />}
            <img className="hero__picture" alt="" {...picture} fetchPriority="high" />
          </div>
        )}
      </div>
    </section>
  );
}
