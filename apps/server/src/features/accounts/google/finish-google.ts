import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { openSession } from '../sessions/open-session.ts';
import { secretDigest } from '../sessions/secret-digest.ts';
import { confirmSession } from '../sessions/sessions.queries.ts';
import { welcome } from '../welcome.ts';
import { attemptCookieFor } from './attempt-cookie.ts';
import { type Attempt, findUserOfIdentity, takeAttempt } from './google.queries.ts';
import { type CloseAccount, joinIdentity } from './join-identity.ts';

/** How an attempt ended. */
export type GoogleOutcome = 'signed-in' | 'confirmed' | 'needs-password' | 'cancelled' | 'failed';

/** What the browser came back with; all of it could have been written by anybody. */
export interface GoogleAnswer {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
  iss?: string | undefined;
}

export interface GoogleEnd {
  outcome: GoogleOutcome;
  inPage: boolean;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Brings an attempt to its end. Never throws for what came back: whatever is not in order has failed, and signs nobody in. */
export async function finishGoogle(
  deps: Deps,
  { secret, closeAccount }: { secret: string; closeAccount: CloseAccount },
  answer: GoogleAnswer,
  exchange: Exchange,
): Promise<GoogleEnd> {
  const browser = attemptCookieFor(deps.config.publicUrl).read(exchange.request);
  const attempt =
    browser !== null && answer.state ? await takeAttempt(deps.db, browser, secretDigest(answer.state)) : null;
  if (browser === null || attempt === null) return { outcome: 'failed', inPage: false };
  const outcome = await outcomeOf(deps, { secret, closeAccount, answer, attempt, browser }, exchange);
  // A link that must yet be proven is found by the cookie.
  if (outcome !== 'needs-password') attemptCookieFor(deps.config.publicUrl).clear(exchange.reply);
  return { outcome, inPage: attempt.inPage };
}

async function outcomeOf(
  deps: Deps,
  {
    secret,
    closeAccount,
    answer,
    attempt,
    browser,
  }: { secret: string; closeAccount: CloseAccount; answer: GoogleAnswer; attempt: Attempt; browser: string },
  { request, reply }: Exchange,
): Promise<GoogleOutcome> {
  if (answer.error === 'access_denied') return 'cancelled';
  const { google } = deps.identity;
  if (google === null || !answer.code) return 'failed';
  try {
    const identity = await google.identify({ code: answer.code, issuer: answer.iss }, attempt);
    if (attempt.purpose === 'confirm') return await confirm(deps, identity, request);
    const { remembered } = attempt;
    const joined = await joinIdentity(deps.db, identity, {
      browser,
      remembered,
      closeAccount,
      welcome: welcome(deps.config),
    });
    if (joined === 'prove') return 'needs-password';
    await openSession(deps, { secret, userId: joined.userId, remembered }, { request, reply });
    return 'signed-in';
  } catch (cause) {
    request.log.warn({ err: cause }, 'google sign-in failed');
    return 'failed';
  }
}

/** Whoever is signed in must be the one whom Google knows. */
async function confirm(
  { db }: Deps,
  { issuer, subject }: { issuer: string; subject: string },
  request: FastifyRequest,
): Promise<GoogleOutcome> {
  const session = await request.server.readSession(request);
  if (session === null || (await findUserOfIdentity(db, issuer, subject)) !== session.userId) return 'failed';
  await inTransaction(db, (tx) => confirmSession(tx, session.id));
  return 'confirmed';
}
