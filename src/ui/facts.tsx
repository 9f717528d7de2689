import type { ReactNode } from 'react';
import './facts.css';

interface FactsProps {
  readonly children: ReactNode;
  /** True to separate the facts with lines. */
  readonly ruled?: boolean;
}

/** A list of facts, each with its name next to its value. */
export const Facts = ({ children, ruled = false }: FactsProps) => (
  <dl className={ruled ? 'facts facts--ruled' : 'facts'}>{children}</dl>
);

interface FactProps {
  readonly name: string;
  /** The value. A fact without a value is not shown. */
  readonly children: ReactNode;
}

export const Fact = ({ name, children }: FactProps) =>
  children && (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
