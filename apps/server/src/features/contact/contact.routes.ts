import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { hour, type Limit, limitRequests } from '../../http/limits.ts';
import { preparedRoute } from '../../http/prepared/prepared-route.ts';
import { route } from '../../http/route.ts';
import { sendMessage } from './send-message.ts';

const writing: Limit = { name: 'contact', setting: 'limitContact', seconds: hour, addressFactor: 10 };

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  const { shopPhone: phone, shopEmail: email, shopAddress: address, shopHours: hours } = deps.config;
  preparedRoute(app, 'contactFacts', async () => ({ phone, email, address, hours }));
  route(app, 'sendMessage', async ({ body, session, request }) => {
    await limitRequests(deps, writing, { request, session });
    await sendMessage(deps, session, body);
    return { ok: true };
  });
}
