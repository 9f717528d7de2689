import './wizard.css';

/** The academy's and the visitor's next steps after the request, one short line each. */
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
