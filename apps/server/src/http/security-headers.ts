import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** What every answer carries, for those that are sent past Fastify's hooks. */
    securityHeaders: Readonly<Record<string, string>>;
  }
}

const contentSecurityPolicy = 'content-security-policy';

/** An answer of the API is data: were it ever opened as a page, it could load and run nothing. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The same for every answer, so they are written down once and not worked out for each request. */
function headersFor(publicUrl: string): Record<string, string> {
  const overTls = publicUrl.startsWith('https:');
  return {
    [contentSecurityPolicy]: nothingAllowed,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(overTls && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** What counts for a file that a page loads. The others speak to documents, and a first visit pays for them twenty times. */
const forFiles = [contentSecurityPolicy, 'cross-origin-resource-policy', 'x-content-type-options'];
const isFile = /^\/(assets|media|share)\//;

/**
 * Puts the security headers on an answer before anybody begins to write it, so that no kind of answer can be without: whoever
 * writes one of them anew, has it. For what goes out past this, they are at `app.securityHeaders`.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
): (url: string, answer: ServerResponse) => void {
  const headers = headersFor(publicUrl);
  app.decorate('securityHeaders', headers);
  const all = new Map(Object.entries(headers));
  const some = new Map([...all].filter(([name]) => forFiles.includes(name)));
  return (url, answer) => void answer.setHeaders(isFile.test(url) ? some : all);
}
