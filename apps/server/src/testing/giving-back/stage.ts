import { chainAuditLog } from '../../books/audit.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome, PaymentProvider, ProviderRefund } from '../../platform/payments/payment-provider.ts';
import { newOperator } from '../money-back-steps.ts';
import { paidOrder, paymentOf, relay, signal } from '../payment-steps.ts';
import { createTill, sendWebhooks, type Till } from '../till.ts';
import { keepStart, letTimePass, rewindToStart } from './rewind.ts';

/** What the provider's line does to our next question or order of a kind. */
export type Trouble =
  /** It never gets there. */
  | 'lost on the way'
  /** It is carried out, and we never hear of it. */
  | 'answer lost'
  | 'refused for now';

type Asked = 'refund' | 'listRefunds' | 'listDisputes' | 'verify';

/** A shop with one paid order, and all who can give its money back: each play begins with that order just paid. */
export interface Stage {
  shop: Till;
  /** As the server has it, with a line to the provider that can be troubled. */
  deps: Deps;
  operatorId: string;
  orderId: string;
  reference: string;
  paid: number;
  /** What happens to the next calls, by kind. */
  troubles: Map<Asked, Trouble>;
  /** By the provider's clock, in milliseconds. */
  now: () => number;
  /** When each refund of ours was sent for the first time, whatever became of that. */
  firstSent: Map<string, number>;
  /** Told after each refund of ours that the provider has accepted. */
  onSent: () => Promise<void>;
  /** At the provider and, by its rows, in the shop. */
  pass: (seconds: number) => Promise<void>;
  begin: () => Promise<void>;
  close: () => Promise<void>;
}

/** Refunds do not move on at the provider by themselves, but when a play says so. */
export const still = { pendingSeconds: 10 * 365 * 86_400 };

export async function openStage(): Promise<Stage> {
  const shop = await createTill();
  sendWebhooks(shop);
  const { control } = shop.sandbox.state.store.state;
  control.standing.webhook = { moment: 'held' };
  const { id: operatorId } = await newOperator(shop);
  const { orderId, reference } = await paidOrder(shop);
  await relay(shop);
  const { paid_amount: paid } = await paymentOf(shop, reference);
  await shop.db.deleteFrom('outbox').where('topic', '=', 'mail.send').execute();
  await chainAuditLog(shop.db, signal);
  await keepStart(shop.db);
  const { provider } = shop.payments;
  if (!provider || paid === null) throw new Error('Nothing was paid.');
  const stage: Stage = {
    shop,
    deps: shop,
    operatorId,
    orderId,
    reference,
    paid,
    troubles: new Map(),
    now: () => shop.sandbox.state.clock().getTime(),
    firstSent: new Map(),
    onSent: async () => undefined,
    async pass(seconds) {
      control.clockOffsetSeconds += seconds;
      await letTimePass(shop.db, seconds);
    },
    async begin() {
      stage.troubles.clear();
      stage.firstSent.clear();
      const { state } = shop.sandbox.state.store;
      Object.assign(state, { refunds: [], disputes: [], deliveries: [] });
      const [transaction] = state.transactions;
      Object.assign(transaction ?? {}, { status: 'success', bankTook: 0, chargedBackAt: null });
      Object.assign(control, { clockOffsetSeconds: 0, own: {} });
      control.standing.refund = { ...still };
      await rewindToStart(shop.db);
    },
    close: shop.close,
  };
  stage.deps = { ...shop, payments: { ...shop.payments, provider: troubled(provider, stage, control) } };
  return stage;
}

/** The real line to the sandbox; the shop's clock stands still where the provider's has gone on. */
function troubled(provider: PaymentProvider, stage: Stage, control: { clockOffsetSeconds: number }): PaymentProvider {
  const since = (date: Date) => new Date(date.getTime() + control.clockOffsetSeconds * 1000);
  async function ask<T>(kind: Asked, call: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const trouble = stage.troubles.get(kind);
    stage.troubles.delete(kind);
    if (trouble === 'refused for now') return { kind: 'rate_limited', retryAfter: 5, message: null };
    if (trouble === 'lost on the way') return { kind: 'unknown', cause: trouble };
    const outcome = await call();
    if (kind === 'refund' && outcome.kind === 'success') await stage.onSent();
    return trouble === undefined ? outcome : { kind: 'unknown', cause: trouble };
  }
  return {
    ...provider,
    verify: (reference) => ask('verify', () => provider.verify(reference)),
    listRefunds: (id) => ask('listRefunds', () => provider.listRefunds(id)),
    listDisputes: (id) => ask('listDisputes', () => provider.listDisputes(id)),
    listPayments: (from, page) => provider.listPayments(since(from), page),
    listAllRefunds: (from, page) => provider.listAllRefunds(since(from), page),
    listAllDisputes: (from, page) => provider.listAllDisputes(since(from), page),
    refund(order) {
      const { firstSent } = stage;
      if (!firstSent.has(order.merchantNote)) firstSent.set(order.merchantNote, stage.now());
      return ask<ProviderRefund>('refund', () => provider.refund(order));
    },
  };
}
