import { mayDo } from '@oja/domain/people/member-roles';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { read } from '../../app/desk-api.ts';
import { useDesk } from '../../app/store.ts';
import { sentence } from '../../features/store-status/check-words.ts';
import { dayOf } from './opening-today.tsx';

/** What it means that the shop does not show the store, and why that is. */
export function Suspended() {
  const { store, site } = useDesk();
  const { data } = useQuery({
    ...read('deskStoreForm', { params: { seller: store.id } }),
    enabled: mayDo(store.role, 'store'),
    staleTime: 0,
  });
  return (
    <Notice tone="error" className="mb-6">
      <p className="font-semibold">
        {site.brand} has taken your store out of the shop{data && ` on ${dayOf(data.statusAt)}`}.
      </p>
      {data && data.statusReasons.length > 0 && <p className="mt-1">{data.statusReasons.map(sentence).join(' ')}</p>}
      {data?.statusNote && <p className="mt-1 wrap-anywhere">“{data.statusNote}”</p>}
      <p className="mt-1">
        Nobody can buy from it for now. Orders that have come in are still to be sent, and are paid as always; nothing
        else can be changed until it is back.{' '}
        <a href="/#/contact" className="underline">
          Write to us
        </a>
      </p>
    </Notice>
  );
}
