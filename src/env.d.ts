/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the receiving server where it is not the site's own (decisions: {host}). */
  readonly VITE_API_HOST?: string;
  /** The year the site was built in, for the copyright line. */
  readonly BUILD_YEAR: number;
}
