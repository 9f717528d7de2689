/** What a build is made from, beside settings that start with VITE_. */
export const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
] as const;
