import type { FastifyReply } from 'fastify';

/**
 * Headers of every hosted page. A host application may have set its own: these replace them.
 * @param callbackUrl where a paid form ends up: Chromium applies `form-action` to the redirect after a form, too
 */
export function setPageHeaders(reply: FastifyReply, callbackUrl: string | null): void {
  const formTargets = callbackUrl === null ? "'self'" : `'self' ${new URL(callbackUrl).origin}`;
  reply.headers({
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      `form-action ${formTargets}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
}
