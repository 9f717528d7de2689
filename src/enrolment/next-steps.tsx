import './next-steps.css';

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
