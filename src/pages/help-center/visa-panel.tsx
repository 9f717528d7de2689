import { help } from '../../content/help';
import { Link } from 'react-router-dom';
import { VisaInvitation } from './visa-invitation';
import './visa-panel.css';

const { cases, documents } = help.visa;

/** 'VISA': the two cases side by side, and whom to ask about one's own (sections 2 and 9). */
export function VisaPanel({ title }: { readonly title: string }) {
  return (
    <div className="visa-panel">
      <h2>{title}</h2>
      <div className="visa-panel__cases">
        {cases.map((visaCase) => (
          <section key={visaCase.title} className="visa-panel__case">
            <h3>{visaCase.title}</h3>
            <p>{visaCase.text}</p>
            <ul className="visa-panel__points" role="list">
              {visaCase.points.map((point) => (
                <li key={point} className="visa-panel__point">
                  {point}
                </li>
              ))}
            </ul>
            <Link className="visa-panel__documents" to="#how-to-apply">
              {documents}
            </Link>
          </section>
        ))}
      </div>
      <VisaInvitation />
    </div>
  );
}
