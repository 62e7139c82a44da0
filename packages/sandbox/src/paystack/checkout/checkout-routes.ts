import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '../../html.ts';
import { groupDigits, TEST_CARDS } from '../cards.ts';
import type { CardAttempt, Transaction } from '../records.ts';
import type { PaystackSandbox } from '../sandbox.ts';
import { type CardErrors, type CardFields, cardFieldsOf, EMPTY_CARD, readCard } from './card-fields.ts';
import { cardMain, expiryExample } from './card-page.ts';
import { abandonAttempt, answerStep, isPayable, submitCard } from './charge.ts';
import { formatNaira } from './format-naira.ts';
import { leavePage } from './leave-page.ts';
import { expiredNotice, FAULT_NOTICE, type Notice, noticeMain, paidNotice, UNKNOWN_NOTICE } from './notice-page.ts';
import { renderPage } from './page-layout.ts';
import { setPageHeaders } from './security-headers.ts';
import { stepMain } from './step-page.ts';

type PageRequest = FastifyRequest<{ Params: { accessCode: string }; Querystring: { card?: string } }>;

/**
 * The hosted payment page. Every form answers 303 to where the payment now stands, so that reloading, going back
 * and submitting twice show the state and never pay again.
 */
export async function checkoutRoutes(app: FastifyInstance, { sandbox }: { sandbox: PaystackSandbox }): Promise<void> {
  const { store, merchantName, clock } = sandbox;
  const base = () => new URL(sandbox.publicUrl).pathname.replace(/\/$/, '');
  const pathOf = (transaction: Transaction) => `${base()}/checkout/${transaction.accessCode}`;

  function send(reply: FastifyReply, status: number, title: string, main: Html): FastifyReply {
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(renderPage({ title, base: base(), main }));
  }

  function sendCardForm(reply: FastifyReply, transaction: Transaction, fields: CardFields, errors: CardErrors) {
    const view = { transaction, merchantName, path: pathOf(transaction) };
    const refused = Object.keys(errors).length > 0;
    const title = `${refused ? 'Error: ' : ''}Pay ${formatNaira(transaction.amount)} to ${merchantName}`;
    return send(reply, refused ? 422 : 200, title, cardMain(view, fields, errors, clock()));
  }

  /** What to say when there is nothing left to pay here. */
  function closedNotice(transaction: Transaction): Notice | null {
    if (transaction.paidAt !== null) return paidNotice(transaction, merchantName);
    return isPayable(transaction, sandbox) ? null : expiredNotice(transaction, merchantName);
  }

  /** The transaction of the address, with the page's headers set; null after a friendly 404. */
  function find(request: PageRequest, reply: FastifyReply): Transaction | null {
    const transaction = store.transactionByAccessCode(request.params.accessCode) ?? null;
    setPageHeaders(reply, transaction?.callbackUrl ?? null);
    if (transaction === null) send(reply, 404, UNKNOWN_NOTICE.title, noticeMain(UNKNOWN_NOTICE));
    else {
      transaction.openedAt ??= clock().toISOString();
      transaction.ipAddress = request.ip;
    }
    return transaction;
  }

  async function redirectToState(reply: FastifyReply, transaction: Transaction): Promise<FastifyReply> {
    return reply.redirect((await leavePage(transaction, sandbox)) ?? pathOf(transaction), 303);
  }

  app.setErrorHandler((error, _request, reply) => {
    sandbox.log.error({ err: error }, 'paystack sandbox: payment page failed');
    setPageHeaders(reply, null);
    return send(reply, 500, FAULT_NOTICE.title, noticeMain(FAULT_NOTICE));
  });

  app.get('/checkout/:accessCode', (request: PageRequest, reply) => {
    const transaction = find(request, reply);
    if (transaction === null) return reply;
    const notice = closedNotice(transaction);
    if (notice !== null) return send(reply, 200, notice.title, noticeMain(notice));
    const { attempt } = transaction;
    const [step] = attempt?.steps ?? [];
    if (attempt !== null && step !== undefined) {
      const view = { transaction, merchantName, path: pathOf(transaction) };
      return send(reply, 200, 'Authorise the payment', stepMain(view, attempt, step));
    }
    return sendCardForm(reply, transaction, prefilled(request.query.card, clock()), {});
  });

  app.post('/checkout/:accessCode/card', (request: PageRequest, reply) => {
    const transaction = find(request, reply);
    if (transaction === null) return reply;
    if (isPayable(transaction, sandbox)) {
      const fields = cardFieldsOf(request.body);
      const reading = readCard(fields, clock());
      if (!reading.ok) return sendCardForm(reply, transaction, { ...fields, cvv: '' }, reading.errors);
      submitCard(transaction, reading.card, reading.expiry, sandbox);
    }
    return redirectToState(reply, transaction);
  });

  app.post('/checkout/:accessCode/answer', (request: PageRequest, reply) => {
    const transaction = find(request, reply);
    if (transaction === null) return reply;
    const { value = '' } = (request.body ?? {}) as { value?: unknown };
    const attempt = currentAttempt(request, transaction);
    if (attempt !== null && isPayable(transaction, sandbox)) {
      answerStep(transaction, attempt, String(value), sandbox);
    }
    return redirectToState(reply, transaction);
  });

  app.post('/checkout/:accessCode/restart', (request: PageRequest, reply) => {
    const transaction = find(request, reply);
    if (transaction === null) return reply;
    if (currentAttempt(request, transaction) !== null) abandonAttempt(transaction);
    return redirectToState(reply, transaction);
  });
}

/** The attempt a form belongs to, or null when it comes from a page that has been overtaken. */
function currentAttempt(request: PageRequest, { attempt }: Transaction): CardAttempt | null {
  const { attempt: id } = (request.body ?? {}) as { attempt?: unknown };
  return attempt !== null && attempt.id === id ? attempt : null;
}

function prefilled(key: string | undefined, now: Date): CardFields {
  const card = TEST_CARDS.find((known) => known.key === key);
  if (card === undefined) return EMPTY_CARD;
  return { number: groupDigits(card.number), expiry: expiryExample(now), cvv: card.cvv };
}
