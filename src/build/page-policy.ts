import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../server/security-headers.ts';

/** Matches scripts that browsers execute, but not JSON-LD data. */
const scripts = /<script(?![^>]*type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g;
const styles = /<style>([^]*?)<\/style>/g;

/** Returns the server's policy with the hashes of a page's inline scripts and styles. */
export function pagePolicy(html: string, apiHost?: string): string {
  const policy = contentSecurityPolicy
    .replace("script-src 'self'", (source) => [source, ...hashes(html, scripts)].join(' '))
    .replace("style-src 'self'", (source) => [source, ...hashes(html, styles)].join(' '));
  return apiHost ? `${policy}; connect-src 'self' ${apiHost}` : policy;
}

function hashes(html: string, elements: RegExp): string[] {
  const texts = [...html.matchAll(elements)].flatMap(([, text]) => text || []);
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
