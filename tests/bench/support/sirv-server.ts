import { createServer } from 'node:http';
import sirv from 'sirv';

/** The baseline for the home page's speed: sirv with production settings, on the same files. */
const serve = sirv('dist', { dev: false, brotli: true, gzip: true, etag: true });
createServer((request, response) => serve(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
