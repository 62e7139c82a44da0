import {
  type Behaviour,
  BODY_FORMS,
  CALLBACK_SHAPES,
  type Call,
  type CallbackShape,
  type Fault,
  METADATA_KINDS,
  type PaymentPlan,
  type RefundPlan,
  type ShownStatus,
  type WebhookPlan,
} from './behaviour.ts';
import { type Chaos, drawFault, happens, pick } from './chaos.ts';

export type RateLimit = { requests: number; windowSeconds: number };

/** What the sandbox was told to do; part of the state on disk. */
export type ControlState = {
  clockOffsetSeconds: number;
  /** `default` is what the sandbox was opened with; null = none. */
  rateLimit: RateLimit | null | 'default';
  /** For every reference. */
  standing: Behaviour;
  /** For one reference each, field by field before what stands for all. */
  own: Record<string, Behaviour>;
  chaos: Chaos | null;
};

export const AS_USUAL: ControlState = {
  clockOffsetSeconds: 0,
  rateLimit: 'default',
  standing: {},
  own: {},
  chaos: null,
};

/**
 * How the sandbox is to behave next: what was said about the reference, else about all, else what chance says. Each
 * question consumes what was said about one call alone.
 */
export type Control = {
  fault(call: Call, reference: string | null): Fault | null;
  shownStatus(reference: string): ShownStatus | null;
  payment(reference: string): PaymentPlan;
  callback(reference: string): CallbackShape;
  webhook(reference: string): WebhookPlan;
  /** Whether an old webhook is to be sent again beside a new one. */
  replays(): boolean;
  refund(reference: string): RefundPlan;
};

export function createControl(state: ControlState): Control {
  const own = (reference: string | null) => (reference === null ? undefined : state.own[reference]);
  const told = (reference: string | null) => [own(reference) ?? {}, state.standing];

  return {
    fault(call, reference) {
      for (const { faults } of told(reference)) {
        const rules = faults?.[call] ?? [];
        const [rule] = rules;
        if (rule === undefined) continue;
        if (rule.times !== null && --rule.times === 0) rules.shift();
        return rule.fault;
      }
      return drawFault(state.chaos, call);
    },
    shownStatus(reference) {
      const { statuses } = state.standing;
      if (statuses !== undefined) state.own[reference] = { statuses: [...statuses], ...own(reference) };
      return own(reference)?.statuses?.shift() ?? (happens(state.chaos, 'verify.lag') ? 'ongoing' : null);
    },
    payment(reference) {
      return { ...paymentByChance(state.chaos), ...state.standing.payment, ...own(reference)?.payment };
    },
    callback(reference) {
      const said = own(reference)?.callback ?? state.standing.callback;
      if (said !== undefined) return said;
      return state.chaos !== null && happens(state.chaos, 'callback.unusual')
        ? pick(state.chaos, CALLBACK_SHAPES)
        : 'both';
    },
    webhook(reference) {
      return { ...webhookByChance(state.chaos), ...state.standing.webhook, ...own(reference)?.webhook };
    },
    replays: () => happens(state.chaos, 'webhook.replay'),
    refund(reference) {
      return { ...refundByChance(state.chaos), ...state.standing.refund, ...own(reference)?.refund };
    },
  };
}

function paymentByChance(chaos: Chaos | null): PaymentPlan {
  if (chaos === null) return {};
  return {
    ...(happens(chaos, 'payment.short') && { amountDelta: -1 }),
    ...(happens(chaos, 'payment.currency') && { currency: 'USD' }),
    ...(happens(chaos, 'payment.customer_bears_fee') && { customerBearsFee: true }),
    ...(happens(chaos, 'payment.metadata') && { metadata: pick(chaos, METADATA_KINDS) }),
  };
}

function webhookByChance(chaos: Chaos | null): WebhookPlan {
  if (chaos === null) return {};
  return {
    ...(happens(chaos, 'webhook.before_redirect') && { moment: 'before_redirect' as const }),
    ...(happens(chaos, 'webhook.late') && { delaySeconds: pick(chaos, [1, 2, 5, 10, 20]) }),
    ...(happens(chaos, 'webhook.never') && { moment: 'never' as const }),
    ...(happens(chaos, 'webhook.copies') && { copies: pick(chaos, [2, 3, 5]) }),
    ...(happens(chaos, 'webhook.concurrent') && { copies: 5, concurrent: true }),
    ...(happens(chaos, 'webhook.forged') && {
      signature: pick(chaos, ['wrong', 'missing', 'upper_case', 'other_body'] as const),
    }),
    ...(happens(chaos, 'webhook.unusual') && { body: pick(chaos, BODY_FORMS) }),
  };
}

function refundByChance(chaos: Chaos | null): RefundPlan {
  if (chaos === null) return {};
  return {
    ...(happens(chaos, 'refund.failed') && { outcome: 'failed' as const }),
    ...(happens(chaos, 'refund.needs_attention') && { outcome: 'needs-attention' as const }),
    ...(happens(chaos, 'refund.slow') && { pendingSeconds: 10, processingSeconds: 10 }),
    ...(happens(chaos, 'refund.unlisted') && { listedAfterSeconds: 20 }),
  };
}
