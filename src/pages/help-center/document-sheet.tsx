import { help } from '../../content/help';
import './document-sheet.css';
import { PaperClip } from './paper-clip';

interface DocumentSheetProps {
  readonly title: string;
  /** Whom the list is for. */
  readonly note: string;
  readonly documents: readonly string[];
}

/** A list of documents as a sheet of paper, with boxes to tick once it is printed. */
export function DocumentSheet({ title, note, documents }: DocumentSheetProps) {
  return (
    <section className="document-sheet">
      <PaperClip />
      <h3>{title}</h3>
      <p className="document-sheet__note">{note}</p>
      <p className="document-sheet__count">{help.apply.count(documents.length)}</p>
      <ul className="document-sheet__documents" role="list">
        {documents.map((document) => (
          <li key={document} className="document-sheet__document">
            {document}
          </li>
        ))}
      </ul>
    </section>
  );
}
