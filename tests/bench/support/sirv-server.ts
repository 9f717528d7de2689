import { createServer } from 'node:http';
import sirv from 'sirv';

/** What the home page's speed is measured against: sirv as in production, on the same files. */
const serve = sirv('dist', { dev: false, brotli: true, gzip: true, etag: true });
createServer((request, response) => serve(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
