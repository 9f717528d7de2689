import { help } from '../../content/help';
import { Icon } from '../../ui/icon';
import './apply-panel.css';

interface ApplyPanelProps {
  readonly title: string;
}

/** 'How To Apply': the documents of a student visa and of a visitor visa (section 2). */
export function ApplyPanel({ title }: ApplyPanelProps) {
  return (
    <div className="apply-panel">
      <div className="apply-panel__head">
        <h2>{title}</h2>
        <p>{help.apply.intro}</p>
      </div>
      <div className="apply-panel__lists">
        {help.apply.lists.map((list) => (
          <section key={list.title} className="apply-panel__list">
            <h3>{list.title}</h3>
            <p className="apply-panel__note">{list.note}</p>
            <ul className="apply-panel__documents" role="list">
              {list.documents.map((document) => (
                <li key={document} className="apply-panel__document">
                  <span className="apply-panel__tick">
                    <Icon name="check" />
                  </span>
                  {document}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
