import './progress-bridge.css';
import type { Step } from './wizard-state';

const span = (
  <svg className="progress-bridge__span" viewBox="0 0 100 100" preserveAspectRatio="none">
    <path d="M0 100Q50-100 100 100" />
  </svg>
);

/** The bridge that the three steps stand on: red as far as the wizard has come (section 4). */
export function ProgressBridge({ step }: { readonly step: Step }) {
  return (
    <div className={`progress-bridge progress-bridge--${step}`} aria-hidden="true">
      {span}
      {/* The outer is moved one way and the inner back: the span is uncovered, not squeezed. */}
      <div className="progress-bridge__passed">
        <div className="progress-bridge__kept">{span}</div>
      </div>
    </div>
  );
}
