import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { chooserPage, expiredPage } from './chooser-page.ts';
import { createProvider } from './create-provider.ts';
import { type GoogleAccount, offeredAccounts, typedAccount } from './google-accounts.ts';
import { shortMemory } from './short-memory.ts';

export interface GoogleSandboxOptions {
  /** What it calls itself. Its path is where shoppers reach it, on whatever host. */
  issuer: string;
  /** What its clients are made of. */
  clientKey: string;
  /** Address of an account of the shop, to try out how the two are joined. */
  existingBuyer: string;
}

/** People whose names were typed last, and for how many seconds each is remembered. */
const mostTyped = 1000;
const typedLasts = 24 * 60 * 60;

interface People {
  find(sub: string): GoogleAccount | undefined;
  /** An account for a name and address that somebody typed. */
  introduce(name: string, email: string): GoogleAccount;
}

/** Fastify plugin: a stand-in for signing in with Google. */
export async function googleSandbox(app: FastifyInstance, options: GoogleSandboxOptions): Promise<void> {
  const people = openPeople(options.existingBuyer);
  // Made when first asked for: its key takes a while, and most starts never need it.
  let made: Promise<Provider> | undefined;
  const provider = () => (made ??= createProvider(options.issuer, options.clientKey, people.find));
  await app.register(async (scope) => chooserRoutes(scope, { ...options, people, provider }));
  await app.register(async (scope) => protocolRoutes(scope, options.issuer, provider));
}

/** Everything but the chooser is answered by the provider itself, which reads the body, too. */
function protocolRoutes(app: FastifyInstance, issuer: string, provider: () => Promise<Provider>): void {
  const { host, protocol, pathname } = new URL(issuer);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/*',
    schema: { hide: true } as object,
    async handler(request, reply) {
      const answer = (await provider()).callback();
      reply.hijack();
      const raw = request.raw as typeof request.raw & { originalUrl?: string };
      // However it was reached, it names the addresses under which shoppers reach it.
      Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
      raw.originalUrl = pathname + raw.url;
      await answer(raw, reply.raw);
    },
  });
}

interface Chooser extends GoogleSandboxOptions {
  people: People;
  provider: () => Promise<Provider>;
}

type Choice = { choice?: string; name?: string; email?: string };

async function chooserRoutes(
  app: FastifyInstance,
  { issuer, people, existingBuyer, provider }: Chooser,
): Promise<void> {
  const base = new URL(issuer).pathname;
  const offered = offeredAccounts(existingBuyer);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  const show = (request: FastifyRequest, reply: FastifyReply, problem: string | null = null) =>
    sendPage(reply, chooserPage({ base, action: base + request.url, accounts: offered, problem }));

  app.get('/choose/:uid', { schema: { hide: true } as object }, async (request, reply) => {
    const pending = await pendingChoice(await provider(), request, reply);
    return pending ? show(request, reply) : sendPage(reply, expiredPage(base), 400);
  });

  app.post('/choose/:uid', { schema: { hide: true } as object }, async (request, reply) => {
    const { choice = '', name = '', email = '' } = (request.body ?? {}) as Choice;
    const idp = await provider();
    if (!(await pendingChoice(idp, request, reply))) return sendPage(reply, expiredPage(base), 400);
    if (choice === 'typed') {
      if (name.trim() === '' || !/^\S+@\S+\.\S+$/.test(email)) return show(request, reply, 'Type a name and an email.');
      return finish(idp, request, reply, people.introduce(name.trim(), email.trim()).sub);
    }
    return finish(idp, request, reply, people.find(choice)?.sub ?? null);
  });

  const css = await readFile(new URL('assets/chooser.css', import.meta.url));
  app.get('/assets/chooser.css', { schema: { hide: true } as object }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css),
  );
}

function openPeople(existingBuyer: string): People {
  const offered = new Map(offeredAccounts(existingBuyer).map((account) => [account.sub, account]));
  const typed = shortMemory<GoogleAccount>(mostTyped);
  const find = (sub: string) => offered.get(sub) ?? typed.get(sub);
  return {
    find,
    introduce(name, email) {
      const account = typedAccount(name, email);
      const known = find(account.sub);
      if (!known) typed.set(account.sub, account, typedLasts);
      return known ?? account;
    },
  };
}

async function pendingChoice(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return provider.interactionDetails(raw, reply.raw).then(
    () => true,
    () => false,
  );
}

/** @param sub who was chosen; null: the person left */
async function finish(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply, sub: string | null) {
  const result =
    sub === null
      ? { error: 'access_denied', error_description: 'The person cancelled.' }
      : { login: { accountId: sub }, select_account: {} };
  reply.header('cross-origin-opener-policy', 'unsafe-none');
  const { pathname } = new URL(await provider.interactionResult(raw, reply.raw, result));
  return reply.redirect(pathname, 303);
}

function sendPage(reply: FastifyReply, page: string, status = 200) {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // As Google's: the window stays in touch with the one that opened it.
      'cross-origin-opener-policy': 'unsafe-none',
    })
    .send(page);
}
