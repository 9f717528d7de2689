import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { faq } from '../../content/faq';
import { SectionHeading } from '../../ui/section-heading';
import { useHash } from '../shared/use-hash';

const titleId = 'questions';

/** What students and parents ask. A link to one of the answers opens it. */
export function Questions() {
  const hash = useHash();

  useEffect(() => {
    const asked = faq.items.some(({ id }) => id === hash) && document.getElementById(hash);
    const question = asked && asked.closest('details');
    if (!question) return;
    question.open = true;
    question.scrollIntoView({ behavior: 'instant' });
  }, [hash]);

  return (
    <section className="section section--sunken" aria-labelledby={titleId}>
      <div className="container stack-6">
        <SectionHeading id={titleId} title={faq.title} subtitle={faq.note} />
        <div className="questions stack-3">
          {faq.items.map(({ id, question, answer }) => (
            <details key={id} className="card">
              <summary>{question}</summary>
              {/* Named within it: a browser opens by itself what a link leads into. */}
              <div id={id} className="stack-3">
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <Link className="target note" to={`#${id}`} aria-label={`${faq.link}: ${question}`}>
                  {faq.link}
                </Link>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
