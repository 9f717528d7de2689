/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the receiving server, if it is not the site's own. */
  readonly VITE_API_HOST?: string;
  /** The year the site was built in, for the copyright line. */
  readonly BUILD_YEAR: number;
}
