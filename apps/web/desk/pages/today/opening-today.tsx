import { mayDo } from '@oja/domain/people/member-roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDate } from '../../../src/lib/text/dates.ts';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { reasonsByCheck } from '../../features/store-status/check-words.ts';
import { changeStore } from '../../features/store-status/take-settings.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { Checklist } from './checklist.tsx';
import { OpenStore } from './open-store.tsx';

/** Milliseconds after which is asked whether the operator has decided. */
const EVERY = 60_000;

/** Today of a store that does not sell yet: what it has to do before it does, in place of all else. */
export function OpeningToday({ onOpened }: { onOpened: () => void }) {
  const { id, role } = useStore();
  const params = { seller: id };
  const checklist = useQuery({ ...read('storeChecklist', { params }), staleTime: 0, refetchInterval: EVERY });
  const maySee = mayDo(role, 'store');
  const settings = useQuery({ ...read('deskStoreForm', { params }), enabled: maySee, staleTime: 0 });
  useDecided(checklist.data?.status);
  const { data } = checklist;
  if (!data) {
    return checklist.isPending ? (
      <DeskSkeleton shape="blocks" />
    ) : (
      <DeskFailure text="Could not load your checklist." of={checklist} />
    );
  }
  if (!maySee) return <p className="text-lg">This store is not open yet. Its owner is at it.</p>;
  const reasons = data.status === 'refused' ? (settings.data?.statusReasons ?? []) : [];
  return (
    <div className="opening-today grid gap-6">
      <div className="grid gap-6">
        <DeskFailure text="Could not load your checklist." of={checklist} />
        {data.status === 'refused' && <DeskFailure text="Could not load why it was sent back." of={settings} />}
        {data.status === 'refused' && settings.data && (
          <Refused at={settings.data.statusAt} reasons={reasons} note={settings.data.statusNote} />
        )}
        {data.status === 'applied' ? (
          <p role="status" className="rounded-card bg-palm-soft p-5 text-lg">
            Sent on {settings.data ? dayOf(settings.data.statusAt) : 'its way'}. Most stores hear from us within 1
            working day.
          </p>
        ) : (
          <p className="text-lg">
            {data.ready ? 'Your store can open.' : 'Your store opens once what is needed is done.'}
          </p>
        )}
        <Checklist items={data.items} mailedAt={data.mailedAt} reasons={reasons} />
      </div>
      {data.status !== 'applied' && (
        <div className="opening-act">
          <OpenStore checklist={data} again={data.status === 'refused'} onOpened={onOpened} />
        </div>
      )}
    </div>
  );
}

/** Somebody has decided while this page was open. */
function useDecided(status: ReturnType<typeof useStore>['status'] | undefined): void {
  const store = useStore();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (status === undefined || status === store.status) return;
    changeStore(queryClient, store.id, { status });
    void queryClient.invalidateQueries({ queryKey: ['deskStoreForm'] });
  }, [status, store.status, store.id, queryClient]);
}

/** '26 Nov' */
export const dayOf = (time: string): string => formatDate(time).replace(/ \d+$/, '');

function Refused({ at, reasons, note }: { at: string; reasons: readonly string[]; note: string }) {
  const general = reasonsByCheck(reasons).get('') ?? [];
  return (
    <Notice tone="error">
      <p className="font-semibold">We sent it back on {dayOf(at)}. Correct what is marked below, and send it again.</p>
      {general.length > 0 && <p className="mt-1">{general.join(' ')}</p>}
      {note && <p className="mt-1 wrap-anywhere">“{note}”</p>}
    </Notice>
  );
}
