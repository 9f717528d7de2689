import './logo.css';

/** The mark with the academy's name. Its link carries the name for those who do not see it. */
export function Logo() {
  return <span className="logo" />;
}
