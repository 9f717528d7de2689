import { help } from '#words/help';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PrintFallback, usePrint } from '../../ui/print';
import './help-center-page.css';

/** The 'How To Apply' tab, with the documents for a student visa and a visitor visa (section 2). */
export function ApplyPanel({ title }: { readonly title: string }) {
  const { start, hasFailed } = usePrint();
  return (
    <div className="apply-panel stack-7">
      <div className="apply-panel__head wide-columns stack-4 sidebar-first apart start">
        <h2>{title}</h2>
        <div className="stack-3">
          <ol className="apply-panel__steps stack-2">
            {help.apply.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="note">{help.apply.handIn}</p>
        </div>
        <Button variant="secondary" className="needs-script" onClick={start}>
          <Icon name="printer" />
          {help.apply.print}
        </Button>
        <PrintFallback shown={hasFailed} title={title} text={checklist} />
      </div>
      <div className="apply-panel__sheets columns stack-6">
        {help.apply.lists.map((list) => (
          <DocumentSheet key={list.title} {...list} />
        ))}
      </div>
    </div>
  );
}

const checklist = help.apply.lists
  .map(({ title, note, documents }) =>
    [title, note, ...documents.map((document) => `☐ ${document}`)].join('\n'),
  )
  .join('\n\n');

/** A list of documents that looks like a sheet of paper, with boxes to tick in the printed copy. */
function DocumentSheet({ title, note, documents }: (typeof help.apply.lists)[number]) {
  return (
    <section className="document-sheet stack-2 roomy card">
      <PaperClip />
      <h3>{title}</h3>
      <p className="note">{note}</p>
      <p className="document-sheet__count h3">{help.apply.count(documents.length)}</p>
      <ul className="document-sheet__documents" role="list">
        {documents.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
    </section>
  );
}

/** A decorative paper clip on the upper edge of its container. */
function PaperClip() {
  return (
    <svg className="icon paper-clip screen-only" viewBox="0 0 28 56" aria-hidden="true">
      {/* The rest of the wire is behind the sheet, whose upper edge is at y = 20. */}
      <path d="M10 28v19a6 6 0 0 0 12 0V12a9.5 9.5 0 0 0-19 0v7" />
    </svg>
  );
}
