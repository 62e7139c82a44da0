import type { Store } from '@oja/contract/stores';
import { backOn, dayInLagos } from '@oja/domain/stores/holiday';
import { shortDay } from '@oja/domain/text/short-day';

/** That a store does not sell, or when it is on holiday and what it says to that; the page may have been kept from before. */
export function StoreNotice({ store: { holiday, suspended } }: { store: Store }) {
  if (suspended) return <p className="mt-4 font-medium">This store is not selling at the moment.</p>;
  if (!holiday || holiday.until < dayInLagos(new Date())) return null;
  return (
    <div className="mt-4">
      <p className="font-medium">
        On holiday from {shortDay(holiday.from)} to {shortDay(holiday.until)}. Back on {shortDay(backOn(holiday))}.
      </p>
      {holiday.note && <p className="text-sm text-muted wrap-anywhere">{holiday.note}</p>}
    </div>
  );
}
