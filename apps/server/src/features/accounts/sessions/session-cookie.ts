import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { secretDigest } from './secret-digest.ts';

const lifetimeInSeconds = 30 * 24 * 3600;

/** The session cookie. A remembered session's lasts as long as a session can; the server ends it sooner when it idles. */
export function sessionCookieFor(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  return {
    // Browsers take __Host- only with Secure, which plain http on localhost does not have.
    name: secure ? '__Host-sid' : 'sid',
    attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure } as const,
    rememberedFor: lifetimeInSeconds,
  };
}

/** A token as the cookie holds it: with our signature, so that a made-up one costs no query. */
export function signedToken(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;
}

/** The digest of the token in a request's cookie, or null without a cookie that we signed. */
export function readTokenDigest(request: FastifyRequest, cookieName: string, secret: string): string | null {
  const value = request.cookies[cookieName];
  const dot = value?.lastIndexOf('.') ?? -1;
  if (value === undefined || dot < 1) return null;
  const token = value.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? secretDigest(token) : null;
}
