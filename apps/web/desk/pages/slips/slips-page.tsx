import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { isUnknown } from '../../../src/lib/is-unknown.ts';
import { Button, ButtonLink } from '../../../src/ui/button.tsx';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { read } from '../../app/desk-api.ts';
import { useSearch } from '../../app/location.ts';
import { useHref, useStore } from '../../app/store.ts';
import { keepPaper, keptPaper, paperNames, slipPapers } from '../../features/parcels/slip-paper.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { Slip } from './slip.tsx';

/** What is printed and laid into parcels: a slip each, without prices. */
export function SlipsPage() {
  const { id: seller } = useStore();
  const href = useHref();
  const ids = useSearch().get('ids') ?? '';
  const slips = useQuery({ ...read('deskSlips', { params: { seller }, query: { ids } }), enabled: ids !== '' });
  const [paper, setPaper] = useState(keptPaper);
  const items = slips.data?.items ?? [];
  const asked = ids.split(',').filter(Boolean).length;

  function choosePaper(name: string) {
    const chosen = slipPapers.find((each) => paperNames[each] === name) ?? 'a6';
    setPaper(chosen);
    keepPaper(chosen);
  }

  return (
    <div className="slips-page" data-paper={paper}>
      <DeskPage
        title="Slips"
        aside={
          <ButtonLink variant="quiet" href={href('orders', undefined, { tab: 'to-pack' })}>
            Back to the orders
          </ButtonLink>
        }
      >
        <div className="slips-choice">
          <ChoicePills
            legend="Paper"
            options={slipPapers.map((each) => paperNames[each])}
            value={paperNames[paper]}
            onChange={choosePaper}
          />
          <Button disabled={items.length === 0} onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5" />
            Print {items.length > 0 && items.length}
          </Button>
        </div>
        {isUnknown(slips.error) ? (
          <Notice className="slips-note">These orders are not among those of your store.</Notice>
        ) : (
          <DeskFailure text="Could not load the slips." of={slips} />
        )}
        {slips.isLoading && <DeskSkeleton shape="blocks" />}
        {slips.data && items.length < asked && (
          <Notice className="slips-note">
            {missing(asked - items.length, asked)} A slip is there once an order is accepted.
          </Notice>
        )}
        {ids === '' && (
          <Notice className="slips-note">No orders were chosen. Choose them in the list of orders.</Notice>
        )}
        <div className="slips">
          {items.map((slip) => (
            <Slip key={slip.orderId} slip={slip} storeName={slips.data?.storeName ?? ''} />
          ))}
        </div>
      </DeskPage>
    </div>
  );
}

function missing(without: number, asked: number): string {
  if (without === asked) return 'None of these orders has a slip.';
  return `${without} of these orders ${without === 1 ? 'has' : 'have'} no slip.`;
}
