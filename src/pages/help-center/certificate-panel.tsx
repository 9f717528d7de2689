import { type SubmitEvent, useRef, useState } from 'react';
import { academy } from '../../content/academy';
import { help } from '../../content/help';
import { alerts } from '../../content/messages';
import { Button } from '../../ui/button';
import { Field, fieldAria } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { toPlainForms } from '../../enrolment/core/typed-text';
import { StatePicture } from '../../ui/state-picture';
import './help-center-page.css';

const { certificate } = help;
const fieldId = 'certificate-number';

/** The certificate search (sections 4 and 5). */
export function CertificatePanel() {
  const [input, setInput] = useState('');
  const [search, setSearch] = useState(initialCertificateSearch);
  const field = useRef<HTMLInputElement>(null);
  const view = certificateView(search, input);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    // An extension may have filled the field without an event that React hears.
    const typed = field.current?.value ?? input;
    setInput(typed);
    setSearch(searchCertificate(typed, academy.certificateNumber));
  }

  return (
    <div className="certificate-panel stack-6 wide-columns">
      <div className="certificate-panel__search stack-4">
        <h2>{certificate.title}</h2>
        <p>{certificate.intro}</p>
        <form className="stack-4" role="search" onSubmit={handleSubmit}>
          <Field id={fieldId} label={certificate.label} hint={certificate.hint}>
            <input
              ref={field}
              className="input"
              id={fieldId}
              value={input}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setInput(event.target.value)}
              {...fieldAria({ id: fieldId, hint: certificate.hint })}
            />
          </Field>
          <Button type="submit">{certificate.button}</Button>
        </form>
      </div>
      <div className="stack-4" role="status">
        {view === 'certificate' && search !== initialCertificateSearch && (
          <p className="certificate-panel__found">
            <Icon name="check" />
            {certificate.found(academy.certificateNumber)}
          </p>
        )}
        {view === 'certificate' && (
          <figure className="stack-4">
            <img
              className="certificate-panel__picture"
              src={certificate.image}
              alt={certificate.imageAlt}
              width={1200}
              height={850}
              loading="lazy"
            />
            <figcaption className="note">{certificate.sampleNote}</figcaption>
          </figure>
        )}
        {view !== 'certificate' && (
          <div className="certificate-panel__missing stack-4">
            <StatePicture name="missing" />
            {view === 'message' && search.state === 'missing' && (
              // A new element for each number, so that a second failure is read out as well.
              <p key={search.number}>{alerts.noCertificate}</p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** What the last search came to. Before any search it is 'found', so the sample shows (section 4). */
type CertificateSearch =
  | { readonly state: 'found' }
  | { readonly state: 'missing'; readonly number: string };

const initialCertificateSearch: CertificateSearch = { state: 'found' };

/** Looks a number up against the one that the academy has given out (section 5). */
function searchCertificate(input: string, certificateNumber: string): CertificateSearch {
  const number = normalized(input);
  return number === normalized(certificateNumber)
    ? { state: 'found' }
    : { state: 'missing', number };
}

/** Whatever the case, the blanks, the dashes and the invisible characters that it was copied with. */
const normalized = (number: string) =>
  toPlainForms(number)
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase();

/** What the page shows of a search; nothing was found only of what was searched for. */
function certificateView(
  search: CertificateSearch,
  input: string,
): 'certificate' | 'message' | 'nothing' {
  if (search.state === 'found') return 'certificate';
  const number = normalized(input);
  return number !== '' && number === search.number ? 'message' : 'nothing';
}
