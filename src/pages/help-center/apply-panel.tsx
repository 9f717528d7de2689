import { help } from '../../content/help';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import './apply-panel.css';
import { DocumentSheet } from './document-sheet';

/** 'How To Apply': the documents of a student visa and of a visitor visa (section 2). */
export function ApplyPanel({ title }: { readonly title: string }) {
  return (
    <div className="apply-panel">
      <div className="apply-panel__head">
        <h2>{title}</h2>
        <p>{help.apply.intro}</p>
        <Button className="apply-panel__print" variant="secondary" onClick={() => print()}>
          <Icon name="printer" />
          {help.apply.print}
        </Button>
      </div>
      <div className="apply-panel__sheets">
        {help.apply.lists.map((list) => (
          <DocumentSheet key={list.title} {...list} />
        ))}
      </div>
    </div>
  );
}
