/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the API, if it differs from the site's origin. */
  readonly VITE_API_HOST?: string;
}
