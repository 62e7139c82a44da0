import type { FastifyInstance } from 'fastify';
import type { Subaccount } from '../../records.ts';
import type { PaystackSandbox } from '../../sandbox.ts';
import { notFound } from '../paystack-error.ts';
import { type Fields, fieldsOf, pageOf } from '../read-fields.ts';
import { readSubaccount, readSubaccountChange } from './subaccount-fields.ts';
import { listedSubaccountView, subaccountView } from './subaccount-view.ts';

/** POST and GET /subaccount, GET and PUT /subaccount/:id_or_code. */
export function subaccountRoutes(app: FastifyInstance, { store, clock }: PaystackSandbox): void {
  app.post('/subaccount', async (request, reply) => {
    const subaccount = readSubaccount(fieldsOf(request.body), store.newId(), clock());
    store.state.subaccounts.push(subaccount);
    await store.commit();
    return reply.code(201).send({ status: true, message: 'Subaccount created', data: subaccountView(subaccount) });
  });

  app.get<{ Querystring: Fields }>('/subaccount', ({ query }) => {
    const { shown, meta } = pageOf(store.state.subaccounts.toReversed(), query);
    return { status: true, message: 'Subaccounts retrieved', data: shown.map(listedSubaccountView), meta };
  });

  function find(idOrCode: string): Subaccount {
    const subaccount = store.subaccount(idOrCode);
    if (subaccount !== undefined) return subaccount;
    throw notFound('Subaccount not found', 'not_found', 'Ensure that the subaccount exists on this integration');
  }

  type OfSubaccount = { Params: { idOrCode: string } };
  app.get<OfSubaccount>('/subaccount/:idOrCode', ({ params }) => ({
    status: true,
    message: 'Subaccount retrieved',
    data: subaccountView(find(params.idOrCode)),
  }));

  app.put<OfSubaccount>('/subaccount/:idOrCode', async ({ params, body }) => {
    const subaccount = find(params.idOrCode);
    Object.assign(subaccount, readSubaccountChange(fieldsOf(body), subaccount));
    await store.commit();
    return { status: true, message: 'Subaccount updated', data: subaccountView(subaccount) };
  });
}
