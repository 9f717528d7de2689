/** Build inputs, in addition to settings that start with VITE_. */
export const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
] as const;
