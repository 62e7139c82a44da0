import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { OutboxHandler } from '../../platform/jobs/relay-outbox.ts';
import type { Log } from '../../platform/log.ts';
import { applyMessages } from './inbox/apply-messages.ts';
import { tellMatters } from './matters/tell-matters.ts';
import { sessionSetter } from './payment-session.ts';
import { reconcilePayments } from './reconciler/reconcile-payments.ts';
import { sweepHolds } from './reconciler/sweep-holds.ts';
import { releaseRefunds } from './refunds/refunds.queries.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { compareWithProvider } from './report/compare-with-provider.ts';

/** What goes on with payments while nobody asks. */
export function paymentJobs(deps: Deps, log: Log): Job[] {
  const { sweepSeconds, reconcileSeconds } = deps.config;
  return [
    { name: 'apply webhooks', every: 1, work: (stopping) => applyMessages(deps, log, stopping) },
    { name: 'send refunds', every: 2, work: (stopping) => sendRefunds(deps, log, stopping) },
    { name: 'sweep holds', every: sweepSeconds, work: (stopping) => sweepHolds(deps, stopping) },
    { name: 'compare with the provider', every: 30, work: (stopping) => compareWithProvider(deps, log, stopping) },
    { name: 'tell what waits for a person', every: 2, work: () => tellMatters(deps, log) },
    { name: 'say how long payment pages live', every: 5, work: sessionSetter(deps, log) },
    { name: 'reconcile payments', every: reconcileSeconds, work: (stopping) => reconcilePayments(deps, stopping) },
  ];
}

/** `refund.request`: the transaction that decided it is committed, so the refund may be sent. */
export const requestRefunds: OutboxHandler<'refund.request'> = (tx, messages) =>
  releaseRefunds(
    tx,
    messages.map(({ refundId }) => refundId),
  );
