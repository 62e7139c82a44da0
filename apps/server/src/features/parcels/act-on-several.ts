import { moveRefusals, type Outcome, type Outcomes } from '@oja/contract/desks/desk-orders';
import type { AskedMove } from '@oja/domain/orders/parcel-move';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { keyedRequest, onceInParts } from '../../http/idempotency.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { Refusal, refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { enterAgain, handle } from './act-on-parcel.ts';
import { moveParcel } from './move-parcel.ts';

/** Each is as many transactions as it names parcels. */
const actsOnSeveral: Limit = {
  name: 'desk-several',
  setting: 'limitDeskSeveral',
  seconds: minute,
  addressFactor: 10,
};

type SeveralName = 'acceptParcels' | 'shipParcels';
type SeveralCall = Pick<Call<SeveralName>, 'request' | 'session' | 'desk' | 'params'>;

/** One step of one of several parcels. */
interface Step {
  orderId: string;
  asked: AskedMove;
}

/** Accepts several parcels, each by itself. @throws Refusal for the whole, and never for one of them */
export async function acceptParcels(deps: Deps, call: Call<'acceptParcels'>): Promise<Outcomes> {
  const asked: AskedMove = { status: 'approved', trackingNumber: '', courier: '', riderPhone: '' };
  const steps = call.body.ids.map((orderId) => ({ orderId, asked }));
  return actOnSeveral(deps, 'acceptParcels', call, steps);
}

/** Ships several parcels with one courier, each by itself. @throws Refusal for the whole, and never for one of them */
export async function shipParcels(deps: Deps, call: Call<'shipParcels'>): Promise<Outcomes> {
  const { courier = '', parcels } = call.body;
  if (new Set(parcels.map(({ id }) => id)).size < parcels.length) {
    throw refusal('bad_request', { reason: 'A parcel is named twice.' });
  }
  const steps = parcels.map(({ id, trackingNumber = '', riderPhone = '' }): Step => {
    return { orderId: id, asked: { status: 'shipped', trackingNumber, courier, riderPhone } };
  });
  return actOnSeveral(deps, 'shipParcels', call, steps);
}

/** Each step is a transaction of its own, one after the other. A repeat that begins anew finds what was done as it is. */
async function actOnSeveral(
  deps: Deps,
  name: SeveralName,
  call: SeveralCall & { body: unknown },
  steps: readonly Step[],
): Promise<Outcomes> {
  const { request, session, params, body } = call;
  await limitRequests(deps, actsOnSeveral, { request, session });
  const keyed = keyedRequest(request, session, name, { params, body });
  return onceInParts(deps.db, keyed, {
    enter: (tx) => enterAgain(tx, call.desk),
    work: async () => {
      const items: Outcome[] = [];
      for (const step of steps) items.push(await outcomeOf(deps, call, step));
      return { items };
    },
  });
}

async function outcomeOf({ config, db }: Deps, { desk }: SeveralCall, { orderId, asked }: Step): Promise<Outcome> {
  try {
    const status = await inTransaction(db, async (tx) => {
      const member = await enterAgain(tx, desk);
      return moveParcel(await handle(tx, member, orderId), config, { ...asked, notes: '' });
    });
    return { orderId, ok: true, status };
  } catch (error) {
    // Who does not work there any more is told so once, and not for each parcel.
    const code = error instanceof Refusal && moveRefusals.find((known) => known === error.code);
    if (!code) throw error;
    return { orderId, ok: false, code, message: (error as Refusal).message };
  }
}
