/** The mark with the academy's name. Its link carries the name for those who do not see it. */
export function Logo() {
  return (
    <picture>
      <source srcSet="/pictures/logo-dark.svg" media="(prefers-color-scheme: dark)" />
      <img src="/pictures/logo.svg" alt="" width="200" height="48" />
    </picture>
  );
}
