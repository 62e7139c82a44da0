import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { usePulse } from '../../features/pulse/use-pulse.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { HolidayLine } from './holiday-line.tsx';
import { NeedsYou } from './needs-you.tsx';
import { Opened } from './opened.tsx';
import { OpeningToday } from './opening-today.tsx';
import { RunningOut } from './running-out.tsx';
import { Sales } from './sales.tsx';
import { Suspended } from './suspended.tsx';
import { ToDo } from './to-do.tsx';

/** What a trader looks at first: what is to be done, what runs out, what was sold; before the store sells, what it needs for that. */
export function TodayPage() {
  const { status } = useStore();
  const [isJustOpened, setJustOpened] = useState(false);
  const sells = status === 'approved' || status === 'suspended';
  return (
    <DeskPage title="Today">
      {isJustOpened && <Opened />}
      <NeedsYou />
      {sells ? <Work /> : <OpeningToday onOpened={() => setJustOpened(true)} />}
    </DeskPage>
  );
}

function Work() {
  const { id, status } = useStore();
  const today = useQuery(read('deskToday', { params: { seller: id } }));
  const pulse = usePulse().data;
  const { data, refetch } = today;
  const renew = useEffectEvent((counted: string) => {
    if (data && counted !== JSON.stringify(data.pulse)) void refetch();
  });
  const counted = pulse && JSON.stringify(pulse);
  // The rest of the page is read anew when the counts move on; not as long as they differ, or two that never agree would ask for ever.
  useEffect(() => {
    if (counted !== undefined) renew(counted);
  }, [counted]);
  return (
    <>
      {status === 'suspended' && <Suspended />}
      {data?.holiday && <HolidayLine holiday={data.holiday} />}
      <DeskFailure text="Could not load what there is to do." of={today} />
      {data ? (
        <div className="today">
          <div className="grid grid-cols-1 content-start gap-6">
            <ToDo today={data} pulse={pulse ?? data.pulse} />
            <RunningOut today={data} />
          </div>
          {data.sales && <Sales sales={data.sales} />}
        </div>
      ) : (
        today.isPending && <DeskSkeleton shape="cards" />
      )}
    </>
  );
}
