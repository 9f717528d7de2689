/** Files and folders that the build reads, in addition to `.env` files and `VITE_` settings. */
export const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
] as const;
