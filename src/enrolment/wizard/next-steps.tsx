import './wizard.css';

/** What the academy and the visitor do after the request, one short line each. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className="next-steps stack-3">
      {steps.map((step) => (
        <li key={step} className="next-steps__step">
          {step}
        </li>
      ))}
    </ol>
  );
}
