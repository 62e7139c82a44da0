import type { Deps } from '../../../deps.ts';
import { hour, type Limit, limitRequests } from '../../../http/limits.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { newSecret, secretDigest } from '../sessions/secret-digest.ts';
import { attemptCookieFor } from './attempt-cookie.ts';
import { insertAttempt } from './google.queries.ts';

const signingIn: Limit = { name: 'google', setting: 'limitGoogle', seconds: hour, addressFactor: 1 };

/** Begins an attempt with Google: its secrets are made here, and this browser alone can bring it to its end. */
export async function startGoogle(deps: Deps, { body, session, request, reply }: Call<'startGoogle'>) {
  const { google } = deps.identity;
  if (google === null) throw refusal('google_unavailable');
  if (body.purpose === 'confirm' && session === null) throw refusal('not_signed_in');
  await limitRequests(deps, signingIn, { request });
  const secrets = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
  const url = await google.authorizationUrl(secrets).catch((cause) => {
    request.log.warn({ err: cause }, 'google sign-in: the provider did not answer');
    throw refusal('google_unavailable');
  });
  await insertAttempt(deps.db, {
    id: newId(),
    browser: attemptCookieFor(deps.config.publicUrl).give(reply),
    state: secretDigest(secrets.state),
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    purpose: body.purpose,
    remembered: body.remember,
    inPage: body.inPage,
  });
  return { url };
}
