import { aboutAcademy } from '#words/academy';
import { labels } from '#words/labels';
import { certificate as words } from '#words/certificate';
import { academy } from '../../content/academy';
import { paths } from '../../content/paths';
import { unbroken } from '../../content/unbroken';
import type { Certificate } from '../../certificates/certificate';
import { locale } from '../../site/page-language';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Icon, Logo } from '../../ui/icon';
import { PrintFallback, usePrint } from '../../ui/print';
import { QrCode } from '../../ui/qr-code';
import { CopyByHand, useShare } from '../../ui/share';
import { UnbrokenCodes } from '../../ui/unbroken-codes';

interface PaperProps {
  readonly certificate: Certificate;
  readonly sealed: string;
  readonly stamp?: keyof typeof words.paper.stamps;
}

/** Draws a certificate from its signed fields. Names are isolated, so that none changes the rest. */
export function Paper({ certificate, sealed, stamp }: PaperProps) {
  const { paper, actions } = words;
  const { name, nativeName, course, level, from, to, hours, issued, number } = certificate;
  const printing = usePrint();
  const { step, share } = useShare();
  // The address has no language, so that the reader's browser chooses one.
  const url = location.origin + paths.certificate(sealed);
  const title = actions.shareText(name);
  return (
    <>
      <article className="paper stack-5" data-stamp={stamp}>
        <header className="paper__head line row">
          <p className="line screen-only">
            <Logo />
            <span className="visually-hidden">{academy.name}</span>
          </p>
          <p className="note">
            <UnbrokenCodes text={aboutAcademy.registration} />
          </p>
        </header>
        <div className="stack-3">
          <div className="cluster row">
            <p className="paper__title">{paper.title}</p>
            {stamp && (
              // Whoever gets the printed page checks its QR code, perhaps online.
              <p className={`paper__stamp${stamp === 'unconfirmed' ? ' screen-only' : ''}`}>
                {paper.stamps[stamp]}
              </p>
            )}
          </div>
          <p>{paper.awarded}</p>
          <p className="paper__name breakable">
            <bdi lang="en">{name}</bdi>
          </p>
          {nativeName && (
            <p className="h3 breakable">
              <bdi>{nativeName}</bdi>
            </p>
          )}
          <p>{paper.completed}</p>
          <p className="h3">
            <bdi lang="en">{course}</bdi>
          </p>
        </div>
        <div className="paper__foot">
          <Facts
            rows={[
              [paper.facts.level, <bdi key="level">{level}</bdi>],
              [paper.facts.period, paper.period(dayText(from), dayText(to))],
              [paper.facts.hours, String(hours)],
              [paper.facts.issued, dayText(issued)],
              [
                paper.facts.number,
                <bdi key="number" className="reference">
                  {number}
                </bdi>,
              ],
            ]}
          />
          <div className="paper__code stack-2">
            <QrCode text={url} alt={paper.qrAlt} />
            <p className="note">
              {paper.checkOnly + labels.space}
              <bdi>{location.origin + paths.check}</bdi>
            </p>
          </div>
        </div>
      </article>
      {stamp !== 'withdrawn' && stamp !== 'replaced' && (
        <div className="stack-3 screen-only">
          <div className="cluster">
            <Button onClick={printing.start}>
              <Icon name="printer" />
              {actions.print}
            </Button>
            <Button variant="secondary" onClick={() => void share({ title, url }, url)}>
              <Icon name={step === 'copied' ? 'check' : 'share'} />
              <span aria-live="polite">{step === 'copied' ? actions.copied : actions.share}</span>
            </Button>
          </div>
          {step === 'by-hand' && <CopyByHand label={actions.byHand} text={url} />}
          <PrintFallback shown={printing.hasFailed} title={title} text={url} />
        </div>
      )}
    </>
  );
}

/** Formats a day like '2026-11-30'. Signed text that is no day is shown as it is. */
export function dayText(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  return unbroken(
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time),
  );
}
