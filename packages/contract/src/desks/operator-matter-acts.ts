import { Type } from 'typebox';
import { closed, Done, IdParams, shortText } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { access, acting, amount, asking, knowing, reason, seen } from './operator-act.ts';

const ReferenceParams = Type.Object({ reference: shortText(100) }, closed);

export const operatorMatterActs = {
  closeMatter: {
    summary: 'Say that a matter that only a person can end is dealt with',
    access,
    body: Type.Object(
      {
        kind: Type.Enum(['payment_unconfirmed', 'refund_not_listed', 'report_differs']),
        subject: shortText(120),
        seen,
        note: reason,
      },
      closed,
    ),
    response: Done,
    errors: [...acting, 'matter_closed', 'matter_changed'],
  },
  resolveOrphan: {
    summary: 'Say what became of a payment that nobody here made',
    access,
    params: ReferenceParams,
    body: Type.Object({ resolution: Type.Enum(['bank', 'nothing_owed', 'written_off']), seen, note: reason }, closed),
    response: Done,
    errors: [...asking, 'provider_refuses', 'matter_closed', 'matter_changed', 'refund_not_owed'],
  },
  decideDispute: {
    summary: 'Say for whom a dispute has ended whose end the provider tells in a word that the shop does not know',
    access,
    params: Type.Object({ id: shortText(100) }, closed),
    body: Type.Object({ outcome: Type.Enum(['won', 'lost']), seen, note: reason }, closed),
    response: Done,
    errors: [...knowing, 'provider_refuses', 'matter_closed', 'matter_changed', 'dispute_not_ended'],
  },
  retryRefund: {
    summary: 'Let the shop try a refund again that waits for a person',
    access,
    params: IdParams,
    body: Type.Object({ note: reason }, closed),
    response: Done,
    errors: [...acting, 'matter_closed'],
  },
  payRefundByHand: {
    summary: 'Say that a refund was paid from the bank account of the shop',
    access,
    params: IdParams,
    body: Type.Object(
      {
        amount: Type.Optional({
          ...amount,
          description: 'Kobo that were paid: what is still owed of the refund, all of it by default',
        }),
        note: reason,
      },
      closed,
    ),
    response: Done,
    errors: [...knowing, 'matter_closed', 'refund_not_owed'],
  },
  closeRefund: {
    summary: 'Say that nothing is owed of a refund that waits for a person, or deal with one that went back too much',
    access,
    params: IdParams,
    body: Type.Object(
      {
        what: Type.Enum(['refund', 'matter'], {
          description: 'The refund, of which nothing goes back then; or the matter that it went back too much',
        }),
        seen,
        note: reason,
      },
      closed,
    ),
    response: Done,
    errors: [...knowing, 'matter_closed', 'matter_changed', 'refund_at_provider'],
  },
} satisfies Record<string, Endpoint>;
