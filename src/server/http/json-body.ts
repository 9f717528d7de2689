import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/**
 * Takes JSON and nothing else as a body, and nothing that it would have to guess: neither other
 * encodings than UTF-8, nor bytes that are none, nor a field that is there twice.
 */
export function takeJsonAlone(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      const refusal = refusalOfEncoding(request, body);
      if (refusal) return done(refusal);
      const text = body.toString('utf8');
      return parse(request, text, (error, value) => {
        if (error) return done(error);
        return hasFieldTwice(text, value)
          ? done(new HttpError(400, 'The body has a field twice.'))
          : done(null, value);
      });
    },
  );
}

function refusalOfEncoding({ headers }: FastifyRequest, body: Buffer): HttpError | undefined {
  const { 'content-type': type = '', 'content-encoding': coding = 'identity' } = headers;
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type) ?? [];
  if (!/^utf-?8$/i.test(charset)) return new HttpError(415, 'The body has to be in UTF-8.');
  if (coding.toLowerCase() !== 'identity') {
    return new HttpError(415, 'The body has to come without a Content-Encoding.');
  }
  return isUtf8(body) ? undefined : new HttpError(400, 'The body is not in UTF-8.');
}

/** Of a field that is there twice, parsing drops the first without a word. */
function hasFieldTwice(json: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  // The fields of an enrolment are texts and numbers: the schema refuses what is deeper.
  const isFlat = Object.values(value).every((field) => typeof field !== 'object');
  return isFlat && fieldCount(json) > Object.keys(value).length;
}

/** How many texts in quotation marks stand before a colon. */
function fieldCount(json: string): number {
  let count = 0;
  for (const [, colon] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g)) if (colon) count += 1;
  return count;
}
