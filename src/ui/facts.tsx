import type { ReactNode } from 'react';
import './facts.css';

/** A name and a value. A fact without a value is not shown. */
export type FactRow = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** The list's first elements, usually `Fact`. */
  readonly children?: ReactNode;
  readonly rows?: readonly FactRow[];
  /** True to separate the facts with lines. */
  readonly ruled?: boolean;
}

/** A list of facts, each with its name next to its value. */
export const Facts = ({ children, rows = [], ruled = false }: FactsProps) => (
  <dl className={ruled ? 'facts facts--ruled' : 'facts'}>
    {children}
    {rows.map(([name, value]) => (
      <Fact key={name} name={name}>
        {value}
      </Fact>
    ))}
  </dl>
);

export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) =>
  children && (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
