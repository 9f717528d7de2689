import { academy, whatsappLink } from '../../content/academy';
import { labels } from '../../content/labels';
import { receipt } from '../../content/receipt';
import { BreakableAddress } from '../../ui/breakable-address';
import type { AcceptedRecord } from '../core/record';
import { titleOf } from '../status/request-words';

const words = receipt.contact;

/** Every way to the academy; those that are written begin with the reference. */
export function ReceiptContact({ record }: { readonly record: AcceptedRecord }) {
  const { reference } = record;
  const message = words.message(titleOf(record), reference);
  const mail = new URLSearchParams({ subject: words.subject(reference), body: message });
  return (
    <section className="receipt-contact">
      <h3>{words.title}</h3>
      <dl className="receipt-contact__ways">
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={academy.phoneHref}>{academy.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            {/* A mail program takes a plus for a plus. */}
            <a href={`mailto:${academy.email}?${mail.toString().replaceAll('+', '%20')}`}>
              <BreakableAddress text={academy.email} />
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.whatsapp}</dt>
          <dd>
            <a href={whatsappLink(message)} target="_blank" rel="noopener noreferrer">
              {academy.phone}
              <span className="visually-hidden"> ({labels.opensInNewTab})</span>
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>
            <address>
              {academy.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt>{words.hours}</dt>
          <dd>
            {academy.openingHours.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      </dl>
    </section>
  );
}
