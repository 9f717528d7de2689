import { type ToggleEvent, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { faq } from '#words/faq';
import { SectionHeading } from '../../ui/section-heading';
import { scrollToNamed, useHash, useIsOpening, useReplaceHash } from '../shared/use-hash';

const titleId = 'questions';

/** Questions and answers. The address's fragment names the question that was opened last. */
export function Questions() {
  const hash = useHash();
  const replaceHash = useReplaceHash();
  const isOpening = useIsOpening();

  useEffect(() => {
    const question = faq.items.some(({ id }) => id === hash) && document.getElementById(hash);
    if (!(question instanceof HTMLDetailsElement) || question.open) return;
    question.open = true;
    scrollToNamed(question, isOpening);
  }, [hash, isOpening]);

  function nameInAddress({ currentTarget: { open, id } }: ToggleEvent<HTMLDetailsElement>) {
    if (open && id !== hash) replaceHash(id);
  }

  return (
    <section className="section section--sunken screen-only" aria-labelledby={titleId}>
      <div className="container stack-6">
        <SectionHeading id={titleId} title={faq.title} subtitle={faq.note} />
        <div className="questions__list stack-3">
          {faq.items.map(({ id, question, answer, ...rest }) => (
            <details key={id} id={id} className="card" onToggle={nameInAddress}>
              <summary>{question}</summary>
              <div className="stack-3">
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {'link' in rest && <Link to={rest.link.href}>{rest.link.label}</Link>}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
