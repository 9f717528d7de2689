import { Fragment, useId, useState } from 'react';
import { academy, whatsappLink } from '../../content/academy';
import { enrolment } from '../../content/enrolment';
import { labels } from '../../content/labels';
import { receipt } from '../../content/receipt';
import { BreakableAddress } from '../../ui/breakable-address';
import { saveFile, textFile } from '../../ui/browser';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { CopyByHand, useCopy, useShare } from '../../ui/share';
import { StatePicture } from '../../ui/state-picture';
import type { AcceptedRecord } from '../core/record';
import { fullMoment } from '../full-moment';
import { titleOf } from '../status/request-words';
import { NextSteps } from '../wizard/next-steps';
import { QuietButton } from './request-card';
import './receipt.css';

interface ReceiptProps {
  readonly record: AcceptedRecord;
  /** Asks the visitor, and deletes it from the device. */
  readonly onRemove?: () => void;
}

/** The receipt of an accepted request, whole: to read, to read out, to print and to keep. */
export function Receipt({ record, onRemove }: ReceiptProps) {
  const id = useId();
  const { reference } = record;
  return (
    <article className="receipt" aria-labelledby={`${id}-title`}>
      <div className="receipt__slip">
        <p className="receipt__document">{receipt.documentTitle}</p>
        <div className="receipt__head">
          <StatePicture name="sent" small />
          <div>
            <h2 className="receipt__title" id={`${id}-title`}>
              {receipt.title}
            </h2>
            <p>{receipt.text}</p>
          </div>
        </div>
        {reference ? (
          <ReceiptReference reference={reference} />
        ) : (
          <p className="receipt__no-reference">{receipt.noReference}</p>
        )}
        <dl className="receipt__facts">
          {receiptFacts(record).map(([name, value]) => (
            <div key={name} className="receipt__fact">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="receipt__privacy">{receipt.privacy}</p>
        <ReceiptActions record={record} onRemove={onRemove} />
      </div>
      <div className="receipt__aside">
        <section className="receipt__next">
          <h3>{enrolment.sent.nextTitle}</h3>
          <NextSteps steps={enrolment.sent.next} />
        </section>
        <ReceiptContact record={record} />
      </div>
    </article>
  );
}

const actionWords = receipt.actions;

interface ReceiptActionsProps {
  readonly record: AcceptedRecord;
  readonly onRemove: (() => void) | undefined;
}

/** What can be done with a receipt, and how that went. */
function ReceiptActions({ record, onRemove }: ReceiptActionsProps) {
  const { step, share } = useShare();
  const [note, setNote] = useState('');
  const text = receiptText(record);
  const fileName = receiptFile(record).name;

  async function handOn() {
    setNote('');
    const title = receipt.shareTitle(record.reference);
    const outcome = await share({ title, text, file: receiptFile(record) }, text);
    if (outcome === 'shared') setNote(receipt.shared);
    if (outcome === 'copied') setNote(receipt.shareCopied);
  }

  function save() {
    const file = receiptFile(record);
    saveFile(file);
    setNote(receipt.saved(file.name));
  }

  return (
    <div className="receipt-actions">
      <div className="receipt-actions__buttons">
        <Button variant="secondary" onClick={() => print()}>
          <Icon name="printer" />
          {actionWords.print}
        </Button>
        <Button variant="secondary" onClick={handOn}>
          <Icon name="share" />
          {actionWords.share}
        </Button>
        <Button variant="secondary" onClick={save}>
          <Icon name="save" />
          {actionWords.save}
        </Button>
      </div>
      <p className="receipt-actions__note" role="status">
        {/* The file's name goes to the next line as a whole. */}
        {note.split(fileName).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <span className="receipt-actions__file">{fileName}</span>}
            {part}
          </Fragment>
        ))}
      </p>
      {step === 'by-hand' && <CopyByHand label={receipt.shareByHand} text={text} />}
      {onRemove && (
        <div>
          <QuietButton icon="bin" onClick={onRemove}>
            {actionWords.remove}
          </QuietButton>
        </div>
      )}
    </div>
  );
}

const contactWords = receipt.contact;

/** Every way to the academy; those that are written begin with the reference. */
function ReceiptContact({ record }: { readonly record: AcceptedRecord }) {
  const { reference } = record;
  const message = contactWords.message(titleOf(record), reference);
  const mail = new URLSearchParams({ subject: contactWords.subject(reference), body: message });
  return (
    <section className="receipt-contact">
      <h3>{contactWords.title}</h3>
      <dl className="receipt-contact__ways">
        <div>
          <dt>{contactWords.phone}</dt>
          <dd>
            <a href={academy.phoneHref}>{academy.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{contactWords.email}</dt>
          <dd>
            {/* A mail program takes a plus for a plus. */}
            <a href={`mailto:${academy.email}?${mail.toString().replaceAll('+', '%20')}`}>
              <BreakableAddress text={academy.email} />
            </a>
          </dd>
        </div>
        <div>
          <dt>{contactWords.whatsapp}</dt>
          <dd>
            <a href={whatsappLink(message)} target="_blank" rel="noopener noreferrer">
              {academy.phone}
              <span className="visually-hidden"> ({labels.opensInNewTab})</span>
            </a>
          </dd>
        </div>
        <div>
          <dt>{contactWords.address}</dt>
          <dd>
            <address>
              {academy.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt>{contactWords.hours}</dt>
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

const { facts } = receipt;

/** On a narrow line the time goes to the next with its 'at'. */
const dateText = (moment: number): string => fullMoment(moment).replace(' at ', ' at\u00A0');

/** What a receipt states, line by line: name and value. An earlier release kept no period. */
const receiptFacts = (record: AcceptedRecord): readonly (readonly [string, string])[] => [
  [facts.course, titleOf(record)],
  ...(record.per === undefined ? [] : [[facts.period, receipt.periods[record.per]] as const]),
  ...(record.hours === undefined ? [] : [[facts.hours, hoursText(record.hours)] as const]),
  [facts.confirmed, dateText(record.confirmedAt)],
  [facts.received, dateText(record.acceptedAt)],
];

const hoursText = (hours: number): string => (hours === 0 ? receipt.noHours : String(hours));

/** As our own server makes them; another's may look like anything. */
const ownReference = /^JLA-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;

/** Whether a reference is one of ours, whose letters and digits can't be mistaken. */
const isOwnReference = (reference: string): boolean => ownReference.test(reference);

/** A reference for the ear: one character after the other, a pause after each group. */
const spelledOut = (reference: string): string =>
  reference
    .split('-')
    .map((group) => [...group].join(' '))
    .join(', ');

/** The reference, large: to be read out on the phone, heard character by character, and copied. */
function ReceiptReference({ reference }: { readonly reference: string }) {
  const { step, copy } = useCopy();
  const isOwn = isOwnReference(reference);
  return (
    <div className="receipt-reference">
      <p className="receipt-reference__label">{receipt.reference}</p>
      <div className="receipt-reference__line">
        <p className="receipt-reference__value" translate="no" dir="ltr">
          {isOwn && <span className="visually-hidden">{spelledOut(reference)}</span>}
          <strong aria-hidden={isOwn || undefined}>
            {isOwn
              ? [...reference.matchAll(/[^-]+-?/g)].map(({ 0: group, index }) => (
                  <span key={index} className="receipt-reference__group">
                    {group}
                  </span>
                ))
              : reference}
          </strong>
        </p>
        <Button variant="secondary" onClick={() => copy(reference)}>
          <Icon name={step === 'copied' ? 'check' : 'copy'} />
          <span aria-live="polite">{step === 'copied' ? receipt.copied : receipt.copy}</span>
        </Button>
      </div>
      {step === 'by-hand' && <CopyByHand oneLine label={receipt.copyByHand} text={reference} />}
      {isOwn && <p className="receipt-reference__hint">{receipt.referenceHint}</p>}
    </div>
  );
}

const { contact } = receipt;

/** A receipt as plain text: to save, to share, to copy. */
function receiptText(record: AcceptedRecord): string {
  const { reference } = record;
  const withReference = reference
    ? [[receipt.reference, reference] as const, ...receiptFacts(record)]
    : receiptFacts(record);
  return [
    `${academy.name}\n${receipt.documentTitle}`,
    lines(withReference),
    ...(reference ? [] : [receipt.noReference]),
    [
      enrolment.sent.nextTitle,
      ...enrolment.sent.next.map((step, index) => `${index + 1}. ${step}`),
    ].join('\n'),
    [
      contact.title,
      lines([
        [contact.phone, academy.phone],
        [contact.email, academy.email],
        [contact.address, academy.addressLines.join(', ')],
        [contact.hours, academy.openingHours.join('; ')],
      ]),
    ].join('\n'),
    `${receipt.privacy}\n`,
  ].join('\n\n');
}

/** The same as a file, named by the reference. */
const receiptFile = (record: AcceptedRecord): File =>
  textFile(receiptFileName(record), receiptText(record));

/** Of another host's reference, only what every device takes in a name. */
function receiptFileName({ reference, id }: AcceptedRecord): string {
  const name = reference?.replaceAll(/[^\w-]+/g, '-').slice(0, 40);
  return `jambatan-receipt-${name || id.slice(0, 8)}.txt`;
}

/** No columns: most mail programs set text in a face without a fixed width. */
const lines = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([name, value]) => `${name}: ${value}`).join('\n');
