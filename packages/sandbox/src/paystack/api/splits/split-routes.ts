import type { FastifyInstance } from 'fastify';
import type { SavedSplit } from '../../records.ts';
import type { PaystackSandbox } from '../../sandbox.ts';
import { invalid, missing, notFound } from '../paystack-error.ts';
import { type Fields, fieldsOf, optionalText, pageOf } from '../read-fields.ts';
import { readMultiSplit, readShares, refuseTooMuch } from './split-fields.ts';
import { savedSplitView } from './split-view.ts';

type OfSplit = { Params: { id: string } };

/** POST and GET /split, GET and PUT /split/:id, and the subaccounts of one. */
export function splitRoutes(app: FastifyInstance, { store, clock }: PaystackSandbox): void {
  const { state } = store;

  function find(idOrCode: string): SavedSplit {
    const split = state.splits.find(({ id, code }) => code === idOrCode || String(id) === idOrCode);
    if (split !== undefined) return split;
    throw notFound('Split not found', 'not_found', 'Ensure that the split exists on this integration');
  }

  async function saved(split: SavedSplit, message: string, change: Partial<SavedSplit>) {
    Object.assign(split, change, { updatedAt: clock().toISOString() });
    await store.commit();
    return { status: true, message, data: savedSplitView(split, store) };
  }

  app.post('/split', async ({ body }) => {
    const fields = fieldsOf(body);
    const name = optionalText(fields.name);
    if (name === null) throw missing('name is required');
    const createdAt = clock().toISOString();
    const plan = readMultiSplit(fields, Number.MAX_SAFE_INTEGER, store);
    const split: SavedSplit = { ...plan, name, active: true, createdAt, updatedAt: createdAt };
    state.splits.push(split);
    return saved(split, 'Split created', {});
  });

  app.get<{ Querystring: Fields }>('/split', ({ query }) => {
    const { shown, meta } = pageOf(state.splits.toReversed(), query);
    return { status: true, message: 'Split retrieved', data: shown.map((split) => savedSplitView(split, store)), meta };
  });

  app.get<OfSplit>('/split/:id', ({ params }) => ({
    status: true,
    message: 'Split retrieved',
    data: savedSplitView(find(params.id), store),
  }));

  app.put<OfSplit>('/split/:id', async ({ params, body }) => {
    const { name, active } = fieldsOf(body);
    const split = find(params.id);
    if (active !== undefined && typeof active !== 'boolean') throw invalid('active must be true or false');
    return saved(split, 'Split group updated', {
      name: optionalText(name) ?? split.name,
      active: active ?? split.active,
    });
  });

  app.post<OfSplit>('/split/:id/subaccount/add', async ({ params, body }) => {
    const split = find(params.id);
    const [added] = readShares([fieldsOf(body)], store);
    const others = split.subaccounts.filter(({ code }) => code !== added?.code);
    const subaccounts = [...others, ...(added === undefined ? [] : [added])];
    refuseTooMuch(split.type, subaccounts, Number.MAX_SAFE_INTEGER);
    return saved(split, 'Subaccount added', { subaccounts });
  });

  app.post<OfSplit>('/split/:id/subaccount/remove', async ({ params, body }) => {
    const split = find(params.id);
    const { subaccount } = fieldsOf(body);
    const subaccounts = split.subaccounts.filter(({ code }) => code !== subaccount);
    if (subaccounts.length === split.subaccounts.length) throw invalid('Invalid Subaccount');
    await saved(split, '', { subaccounts });
    return { status: true, message: 'Subaccount removed' };
  });
}
