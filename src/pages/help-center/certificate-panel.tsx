import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { academy } from '../../content/academy';
import { paths } from '../../content/paths';
import { help } from '#words/help';
import { alerts } from '#words/messages';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { toPlainForms } from '../../site/typed-text';
import { StatusIllustration } from '../../ui/status-illustration';
import { keepFormTexts } from '../shared/keep-form-texts';
import './help-center-page.css';

const { certificate } = help;
const fieldId = 'certificate-number';

export function CertificatePanel() {
  const [input, setInput] = useState('');
  /** The number searched for. The sample is shown until then (section 4). */
  const [searched, setSearched] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const isFound = searched === undefined || searched === wanted;
  const isMissing = searched !== '' && searched === normalized(input);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    return keepFormTexts(element, () => setInput(readNumber(element)));
  }, []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A browser extension may have filled in the field without an event that React handles.
    const typed = readNumber(event.currentTarget);
    setInput(typed);
    setSearched(normalized(typed));
  }

  return (
    <div className="stack-6 wide-columns sidebar-first apart">
      <div className="stack-4">
        <h2>{certificate.title}</h2>
        <p>{certificate.intro}</p>
        <p>
          <Link className="target strong" to={paths.check}>
            {certificate.real}
          </Link>
        </p>
        <form
          ref={form}
          name="certificate"
          className="certificate-panel__form stack-4 start needs-script"
          role="search"
          onSubmit={handleSubmit}
        >
          <InputField
            id={fieldId}
            name={fieldId}
            label={certificate.label}
            hint={certificate.hint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onInput={(event) => setInput(event.currentTarget.value)}
          />
          <Button type="submit">{certificate.button}</Button>
        </form>
      </div>
      <div className="stack-4" role="status">
        {searched === wanted && (
          <p className="success line tight strong">
            <Icon name="check" />
            {certificate.found(academy.certificateNumber)}
          </p>
        )}
        {isFound ? (
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
        ) : (
          <div className="certificate-panel__missing stack-4">
            <StatusIllustration name="missing" />
            {isMissing && (
              // Remount for each number, so that screen readers announce a second failure too.
              <p key={searched} className="lead strong">
                {alerts.noCertificate}
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const readNumber = (form: HTMLFormElement) => String(new FormData(form).get(fieldId) ?? '');

/** Ignores case, full-width forms, whitespace, the kind of dash and invisible characters. */
const normalized = (number: string) =>
  toPlainForms(number)
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase();

const wanted = normalized(academy.certificateNumber);
