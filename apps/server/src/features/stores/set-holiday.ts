import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { type HolidayProblem, holidayProblem } from '@oja/domain/stores/holiday';
import { audit } from '../../books/audit.ts';
import { findDayInLagos } from '../../database/day-in-lagos.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { type AtStore, actOnStore, isToBeWritten } from './act-on-store.ts';
import { updateHoliday } from './store-form.queries.ts';

const words: Record<HolidayProblem, string> = {
  'no day': 'one of them is in no calendar',
  'ends before it begins': 'the last is before the first',
  'over already': 'the last is over already',
  'too long': 'there are more than 90',
};

/** Says when a store is away, as it was seen; null: it is not. @throws Refusal */
export async function setHoliday(deps: Deps, call: Call<'setHoliday'>): Promise<StoreSettings> {
  return actOnStore(deps, call, (at) => set(at, call.body), { isKeyed: true });
}

async function set(at: AtStore, { editVersion: seen, holiday: asked }: Call<'setHoliday'>['body']): Promise<void> {
  const { tx, desk, store } = at;
  const { sellerId, userId } = desk;
  const holiday = asked && { ...asked, note: asked.note.normalize('NFC').trim() };
  const changes =
    (holiday?.from ?? null) !== store.holidayFrom ||
    (holiday?.until ?? null) !== store.holidayUntil ||
    (holiday?.note ?? '') !== store.holidayNote;
  if (!(await isToBeWritten(at, { seen, changes }))) return;
  const problem = holiday && holidayProblem(holiday, await findDayInLagos(tx));
  if (problem) throw refusal('holiday_invalid', { why: words[problem] });
  await updateHoliday(tx, sellerId, holiday);
  const days = holiday ? { from: holiday.from, until: holiday.until } : {};
  await audit(tx, {
    actor: userId,
    action: 'store.away',
    subject: `store:${sellerId}`,
    details: { ...days, editVersion: seen + 1 },
  });
}
