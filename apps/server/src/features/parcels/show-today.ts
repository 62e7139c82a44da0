import type { Pulse, Today } from '@oja/contract/desks/desk-store';
import { kobo, sumKobo } from '@oja/domain/money/money';
import { dayInLagos } from '@oja/domain/stores/holiday';
import { findOwedToSeller } from '../../books/ledger.ts';
import type { Db } from '../../database/pool.ts';
import type { Desk } from '../../http/desk.ts';
import { hasPlace } from '../earnings/earnings.questions.ts';
import { countUnanswered } from '../reviews/reviews.questions.ts';
import { findHoliday } from '../stores/stores.questions.ts';
import { findSales } from './amounts.queries.ts';
import { timeView } from './parcels.views.ts';
import { countReturned } from './returned-drafts.queries.ts';
import { findRunningOut } from './running-out.queries.ts';
import { findPulse, findWaiting } from './waiting.queries.ts';

const mostRunningOut = 5;
const mostToAnswer = 100;
const week = 7;

/** How much waits at the desk of a store. */
export async function showPulse(db: Db, { sellerId }: Desk): Promise<Pulse> {
  const { newest, ...counts } = await findPulse(db, sellerId);
  return { ...counts, newest: timeView(newest) };
}

/** What a store has to do today; what it sold is read for who may see amounts alone. */
export async function showToday(db: Db, desk: Desk): Promise<Today> {
  const { sellerId } = desk;
  const [
    pulse,
    { oldestNewAt, dueToday, lateSince },
    runningOut,
    reviewsToAnswer,
    holiday,
    returned,
    sales,
    goesSomewhere,
  ] = await Promise.all([
    showPulse(db, desk),
    findWaiting(db, sellerId),
    findRunningOut(db, sellerId, mostRunningOut),
    desk.may('reviews') ? countUnanswered(db, sellerId, mostToAnswer) : null,
    findHoliday(db, sellerId, dayInLagos(new Date())),
    desk.may('goods') ? countReturned(db, sellerId) : 0,
    desk.may('money') ? showSales(db, desk) : null,
    desk.may('account') ? hasPlace(db, sellerId) : true,
  ]);
  return {
    pulse,
    oldestNewAt: timeView(oldestNewAt),
    dueToday,
    lateSince: timeView(lateSince),
    runningOut: runningOut.items,
    runningOutCount: runningOut.count,
    soldOutCount: runningOut.soldOut,
    ...(reviewsToAnswer !== null && { reviewsToAnswer }),
    ...(returned > 0 && { returned }),
    ...(!goesSomewhere && sales && sales.coming > 0 && { asksAccount: true as const }),
    ...(holiday && { holiday }),
    ...(sales && { sales }),
  };
}

async function showSales(db: Db, { sellerId }: Desk) {
  const [days, owed] = await Promise.all([findSales(db, sellerId), findOwedToSeller(db, sellerId)]);
  return {
    today: days.at(-1) ?? kobo(0),
    thisWeek: sumKobo(days.slice(-week)),
    lastWeek: sumKobo(days.slice(0, week)),
    days,
    coming: kobo(Math.max(0, owed)),
  };
}
