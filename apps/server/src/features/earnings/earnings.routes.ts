import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { limitRequests } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { exporting } from '../../http/send-csv.ts';
import { sendTable } from '../../http/send-table.ts';
import { Seal } from '../../platform/seal.ts';
import { resolveSealKeys } from '../../settings/secrets.ts';
import { askBank, matchHolder } from './ask-bank.ts';
import { bankListOf } from './bank-list.ts';
import { exportStatement } from './export/export-statement.ts';
import { setAccount } from './set-account.ts';
import { showAccount } from './show-account.ts';
import { showStatement } from './show-statement.ts';

/** The money of a store: what it is owed, for who sees amounts, and where it goes, for its owner alone. */
export function earningsRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, db, payments } = deps;
  const seal = new Seal(resolveSealKeys(config));
  const banks = bankListOf(payments.provider);
  route(app, 'deskStatement', ({ desk, query }) => showStatement(db, desk.sellerId, query));
  route(app, 'exportStatement', async ({ desk, session, request, reply, query }) => {
    await limitRequests(deps, exporting, { request, session });
    return sendTable(
      reply,
      `statement-${query.month ?? 'all'}`,
      exportStatement(db, desk.sellerId, query.month),
      query.format,
    );
  });
  route(app, 'payoutAccount', ({ desk, session }) => showAccount(db, desk.sellerId, session));
  route(app, 'payoutBanks', async () => ({ items: [...(await banks())] }));
  route(app, 'resolveAccount', async ({ desk, request, session, body }) => {
    const holder = await askBank(deps, { sellerId: desk.sellerId, request, session }, body);
    return { holder, nameMatch: await matchHolder(db, desk.sellerId, holder) };
  });
  route(app, 'setAccount', (call) => setAccount({ deps, seal, banks }, call));
}
