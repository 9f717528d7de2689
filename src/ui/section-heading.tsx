import './section-heading.css';

interface SectionHeadingProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Id of the title, for the section's `aria-labelledby`. */
  readonly id?: string;
}

export function SectionHeading({ title, subtitle, id }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2 id={id}>{title}</h2>
      {subtitle && <p className="section-heading__subtitle">{subtitle}</p>}
    </div>
  );
}
