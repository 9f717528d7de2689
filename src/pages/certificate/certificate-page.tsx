import { lazy, Suspense, useState } from 'react';
import { certificate as words } from '#words/certificate';
import { paths } from '../../content/paths';
import { parseNumber } from '../../certificates/number';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { Letterhead } from '../shared/letterhead';
import { PageHead } from '../shared/page-head';
import { useHash, useReplaceHash } from '../shared/use-hash';

// Only a certificate or a number needs this code.
const CheckedLink = lazy(() => import('./checked').then((it) => ({ default: it.CheckedLink })));
const CheckedNumber = lazy(() => import('./checked').then((it) => ({ default: it.CheckedNumber })));

const fieldId = 'certificate-link';

/** Checks the certificate in the address's fragment, or the link or number that somebody enters. */
export function CertificatePage() {
  const sealed = useHash();
  const replaceHash = useReplaceHash();
  const [number, setNumber] = useState<string>();
  const [isUnclear, setIsUnclear] = useState(false);
  const { form } = words;

  function check(typed: string) {
    const link = toSealed(typed);
    const entered = link === undefined ? parseNumber(typed) : undefined;
    setNumber(entered);
    setIsUnclear(link === undefined && entered === undefined);
    replaceHash(link ?? '');
  }

  return (
    <>
      <PageHead {...words.head} path={null} />
      <Letterhead path={paths.check} />
      <section className="section page-start certificate-page">
        <div className="container stack-6">
          <header className="stack-3 screen-only">
            <h1 className="page-title">{words.title}</h1>
            <p className="lead soft">{words.intro}</p>
          </header>
          <Suspense fallback={<p role="status">{words.checking}</p>}>
            {sealed ? (
              <CheckedLink key={sealed} sealed={sealed} />
            ) : (
              number && <CheckedNumber key={number} number={number} />
            )}
          </Suspense>
          <div className="wide-columns stack-6 apart screen-only">
            <form
              className="stack-4 start needs-script"
              onSubmit={(event) => {
                event.preventDefault();
                check(String(new FormData(event.currentTarget).get(fieldId)));
              }}
            >
              <InputField
                id={fieldId}
                label={form.label}
                hint={form.hint}
                error={isUnclear ? form.unclear : undefined}
                name={fieldId}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
              />
              <Button type="submit">{form.button}</Button>
            </form>
            <div className="stack-3">
              <h2 className="h3">{words.how.title}</h2>
              <ul className="points stack-3" role="list">
                {words.how.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

/** Returns the part of a pasted link after '#'. It is checked as it is, however it was altered. */
function toSealed(typed: string): string | undefined {
  const text = typed.trim();
  const start = text.indexOf('#');
  const isLink = start >= 0 || text.includes(`${paths.check}%23`) || text.length > 60;
  return isLink ? text.slice(start + 1) : undefined;
}
