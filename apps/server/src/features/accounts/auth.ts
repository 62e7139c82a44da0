import { AsyncLocalStorage } from 'node:async_hooks';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { newId } from '../../platform/ids.ts';
import { hashPassword, PASSWORD_MAX_BYTES, verifyPassword } from '../../platform/passwords.ts';
import { sessionCookieFor } from './session-cookie.ts';
import { withTokenDigests } from './token-digests.ts';

/** Where signing in learns which stored hash the library has found the password to be of. */
export const hashProven = new AsyncLocalStorage<{ hash: string | null }>();

/**
 * The accounts library over our tables. Browsers never reach it: our commands call its server API and pass its session
 * cookie on (docs/decisions/013).
 */
export async function createAuth({ config, db }: Pick<Deps, 'config' | 'db'>, secret: string, log: FastifyBaseLogger) {
  const cookie = sessionCookieFor(config.publicUrl);
  const options = {
    appName: 'Ọjà',
    baseURL: config.publicUrl,
    secret,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Only the messages: what comes with them can hold addresses of people.
      log: (_level, message, ...causes) => log.warn({ causes: causes.map(String) }, message),
    },
    emailAndPassword: {
      enabled: true,
      // Our register command makes accounts, in one transaction with all that belongs to a new one.
      disableSignUp: true,
      maxPasswordLength: PASSWORD_MAX_BYTES,
      password: {
        hash: hashPassword,
        verify: async ({ hash, password }) => {
          const right = await verifyPassword(hash, password);
          const proven = hashProven.getStore();
          if (right && proven) proven.hash = hash;
          return right;
        },
      },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: cookie.rememberedFor,
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    advanced: {
      // The library's own prefix would be __Secure-.
      useSecureCookies: false,
      cookies: { session_token: { name: cookie.name, attributes: cookie.attributes } },
      // Migrations keep the schema true.
      database: { generateId: newId, validateSchema: false },
    },
  } satisfies BetterAuthOptions;
  const storage = await getAdapter({ ...options, database: { db, type: 'postgres', transaction: true } });
  return betterAuth({ ...options, database: () => withTokenDigests(storage) });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;
