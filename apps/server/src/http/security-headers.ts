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

/** Adds the security headers to every answer; a route that sets one of them itself keeps its own. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = headersFor(publicUrl);
  app.decorate('securityHeaders', headers);
  const all = Object.entries(headers);
  const some = all.filter(([name]) => forFiles.includes(name));
  app.addHook('onSend', async (request, reply) => {
    const entries = isFile.test(request.url) ? some : all;
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}
