import { chainAuditLog } from './books/audit.ts';
import { auditEndTeller } from './books/tell-audit-end.ts';
import type { Db } from './database/pool.ts';
import type { Deps } from './deps.ts';
import { mailResetLinks } from './features/accounts/passwords/mail-reset-links.ts';
import { removeExpired } from './features/accounts/remove-expired.ts';
import { deleteOldBatches } from './features/cart/cart.queries.ts';
import { earningsJobs } from './features/earnings/earnings.jobs.ts';
import { findingJobs } from './features/finding/finding.jobs.ts';
import { forgetShippingGone } from './features/holds/forget-buyers.queries.ts';
import { forgetBuyersGone, forgetRecipients } from './features/orders/forget-buyers.queries.ts';
import { mailOrders } from './features/orders/mail-orders.ts';
import { countSales, forgetOldSales } from './features/orders/recent-sales.ts';
import { parcelsJobs } from './features/parcels/parcels.jobs.ts';
import { forgetMessages } from './features/payments/inbox/forget-messages.queries.ts';
import { paymentJobs, requestRefunds } from './features/payments/payments.jobs.ts';
import { mailRefunds } from './features/payments/refunds/mail-refunds.ts';
import { removeUnusedPictures } from './features/pictures/upkeep/remove-unused-pictures.ts';
import { productsJobs } from './features/products/products.jobs.ts';
import { restockJobs } from './features/restock/restock.jobs.ts';
import { markBuyers } from './features/reviews/mark-buyers.ts';
import { forgetKeys } from './http/idempotency.ts';
import { type RunningJobs, startJobRunner } from './platform/jobs/job-runner.ts';
import { type OutboxHandlers, relayOutbox } from './platform/jobs/relay-outbox.ts';
import { removeDoneMessages } from './platform/jobs/remove-done-messages.ts';
import type { Log, RecordLog } from './platform/log.ts';
import { sendMail } from './platform/mail/send-mail.ts';
import { resolveAuthSecret } from './settings/secrets.ts';

export function outboxHandlersOf({ config }: Pick<Deps, 'config'>): OutboxHandlers {
  return {
    'password.forgotten': mailResetLinks(config),
    'order.created': async (tx, messages) => {
      await mailOrders(config)(tx, messages);
      // Reviews before products, the order in which writing a review locks them.
      await markBuyers(tx, messages);
      await countSales(tx, messages);
    },
    'refund.request': async (tx, messages) => {
      await mailRefunds(config)(tx, messages);
      await requestRefunds(tx, messages);
    },
  };
}

/** Orders before checkouts: a checkout names its buyer as long as its order does. */
async function forgetDeletedBuyers(db: Db): Promise<void> {
  await forgetBuyersGone(db);
  await forgetShippingGone(db);
}

const hour = 3600;

/** Starts what the server does by itself. Safe to run in every server process. */
export function startJobs(deps: Deps, log: Log & RecordLog): RunningJobs {
  const { db } = deps;
  const outboxHandlers = outboxHandlersOf(deps);
  return startJobRunner(
    [
      ...paymentJobs(deps, log),
      ...earningsJobs(deps, log),
      ...parcelsJobs(deps),
      ...productsJobs(deps),
      ...restockJobs(deps),
      ...findingJobs(deps, resolveAuthSecret(deps.config)),
      { name: 'relay outbox', every: 1, work: (stopping) => relayOutbox(db, outboxHandlers, log, stopping) },
      { name: 'send mail', every: 1, work: (stopping) => sendMail(deps, log, stopping) },
      { name: 'chain audit log', every: 2, work: (stopping) => chainAuditLog(db, stopping) },
      { name: 'tell where the audit log ends', every: 600, atOnce: true, work: auditEndTeller(db, log) },
      { name: 'forget idempotency keys', every: 15, work: () => forgetKeys(db) },
      { name: 'forget old sales', every: hour, work: () => forgetOldSales(db) },
      { name: 'forget buyers that are gone', every: hour, work: () => forgetDeletedBuyers(db) },
      { name: 'forget whom parcels went to', every: hour, work: (stopping) => forgetRecipients(db, stopping) },
      { name: 'forget applied webhooks', every: hour, work: (stopping) => forgetMessages(db, stopping) },
      { name: 'remove done messages', every: hour, work: (stopping) => removeDoneMessages(db, stopping) },
      { name: 'remove what expired', every: hour, work: () => removeExpired(db) },
      { name: 'remove unused pictures', every: hour, work: (stopping) => removeUnusedPictures(deps, stopping) },
      { name: 'remove old cart merges', every: hour, work: () => deleteOldBatches(db) },
    ],
    log,
  );
}
