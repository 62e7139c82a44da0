import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { formatDateTime } from '../../../src/lib/text/dates.ts';
import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { pastSteps } from '../../features/parcels/history-words.ts';

/** What has happened to a parcel, and when. */
export function History({ parcel }: { parcel: DeskParcel }) {
  return (
    <Disclosure title="History">
      <ol className="grid gap-2 text-sm">
        {pastSteps(parcel).map(({ at, words, notes }) => (
          <li key={at + words} className="wrap-anywhere">
            <span className="font-medium">{words}</span>{' '}
            <time dateTime={at} className="text-muted">
              {formatDateTime(at)}
            </time>
            {notes && <span className="block text-muted">“{notes}”</span>}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
