import type { ReactNode } from 'react';
import type { HeroPicture } from '../../content/hero-pictures';
import { ChatBox } from './chat-box';
import './hero.css';

export interface PageHeroProps {
  readonly title: string;
  readonly tagline?: string;
  readonly intro?: string;
  readonly details?: readonly string[];
  readonly actions?: ReactNode;
  /** Layers of a wide scene behind the text, at the bottom of the hero. */
  readonly scene?: readonly [first: HeroPicture, ...above: HeroPicture[]];
  readonly picture?: HeroPicture;
  /** Prefilled text of the WhatsApp chat. On course pages, the text names the course. */
  readonly whatsappText?: string;
}

export function PageHero({
  title,
  tagline,
  intro,
  details = [],
  actions,
  scene,
  picture,
  whatsappText,
}: PageHeroProps) {
  const upright = picture !== undefined && picture.height > picture.width;
  return (
    <section
      className={[
        'hero',
        scene && 'hero--scene',
        picture && (upright ? 'hero--upright' : 'hero--level'),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {scene?.map((layer, index) => (
        <img
          key={layer.src}
          className="hero__scene fill directional"
          alt=""
          {...layer}
          {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ))}
      <div className="hero__inner container stack-5">
        <div className="hero__text stack-4 start">
          <HeroTitle>{title}</HeroTitle>
          {tagline && <p className="hero__tagline soft">{tagline}</p>}
          {intro && <p className="hero__intro lead">{intro}</p>}
          {details.length > 0 && (
            <ul className="hero__chips cluster tight">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
          {actions && <div className="hero__buttons cluster">{actions}</div>}
        </div>
        <div className="hero__chat">
          <ChatBox whatsappText={whatsappText} />
        </div>
        {picture && (
          <div className="hero__stage">
            <HeroMarks />
            <img className="hero__picture fill" alt="" {...picture} fetchPriority="high" />
          </div>
        )}
      </div>
    </section>
  );
}

/** The page's `h1`, whose words rise one after another. A slash ends the first of two lines. */
function HeroTitle({ children }: { readonly children: string }) {
  const [first = '', ...rest] = children.split(' / ');
  const second = rest.join(' / ');
  return (
    <h1 className="hero__title">
      {second === '' ? (
        // In a right-to-left line, a Latin title's words would be in reverse order.
        <bdi>{risingWords(first)}</bdi>
      ) : (
        <>
          <span className="hero__line">
            {risingWords(first, 0, <span className="hero__slash"> /</span>)}{' '}
          </span>
          <span className="hero__line">{risingWords(second, first.split(' ').length)}</span>
        </>
      )}
    </h1>
  );
}

/** Wraps each word for the animation. `end` stays with the last word. */
function risingWords(line: string, start = 0, end?: ReactNode): ReactNode[] {
  const words = [...line.matchAll(/\S+/g)];
  return words.flatMap(({ 0: word, index: offset }, order) => [
    order > 0 ? ' ' : '',
    <span key={offset} className="hero__word" data-index={start + order}>
      {word}
      {order === words.length - 1 && end}
    </span>,
  ]);
}

const radii = [284, 342, 414, 500, 600];

/** Decorative lines around the picture's arch, which fade towards the text. */
function HeroMarks() {
  return (
    <svg
      className="hero__marks fill directional"
      viewBox="0 0 480 600"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <linearGradient id="hero-marks-ink" gradientUnits="userSpaceOnUse" x1="-20" x2="240">
        <stop className="hero__marks-end" stopOpacity="0" />
        <stop className="hero__marks-end" offset="1" />
      </linearGradient>
      {radii.map((radius, index) => (
        <path
          key={radius}
          opacity={(100 - 17 * index) / 100}
          vectorEffect="non-scaling-stroke"
          d={`M${240 - radius} 640V240a${radius} ${radius} 0 0 1 ${2 * radius} 0V640`}
        />
      ))}
    </svg>
  );
}
