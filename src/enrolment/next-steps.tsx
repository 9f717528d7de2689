import './next-steps.css';

/** The next steps for the academy and the visitor, as a numbered list. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className="stack-3">
      {steps.map((step) => (
        <li key={step} className="next-steps__step">
          {step}
        </li>
      ))}
    </ol>
  );
}
