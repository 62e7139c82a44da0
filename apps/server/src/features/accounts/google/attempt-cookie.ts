import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret, secretDigest } from '../sessions/secret-digest.ts';

const lifetimeInSeconds = 600;

/** The cookie that binds an attempt to sign in with a provider to the browser that began it; new for each attempt. */
export function attemptCookieFor(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-google' : 'google';
  // Lax, because the browser comes back from another site.
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    /** Gives the browser a new secret; answers its digest. */
    give(reply: FastifyReply): string {
      const secret = newSecret();
      reply.setCookie(name, secret, { ...attributes, maxAge: lifetimeInSeconds });
      return secretDigest(secret);
    },
    /** The digest of what the browser holds; null: nothing. */
    read(request: FastifyRequest): string | null {
      const secret = request.cookies[name];
      return secret ? secretDigest(secret) : null;
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes);
    },
  };
}
