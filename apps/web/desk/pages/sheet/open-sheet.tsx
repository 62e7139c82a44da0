import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { NameSearch } from '../../../src/ui/forms/name-search.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { navigate, useSearch } from '../../app/location.ts';
import { useHref } from '../../app/store.ts';
import { TabsBar } from '../../features/lists/tabs-bar.tsx';
import { Filters } from '../../features/products/filters.tsx';
import { goodsTabs, type ProductPlace, productPlaceOf, productQuery } from '../../features/products/product-place.ts';
import { useAllEdits, useSheetEdits } from '../../features/sheet/sheet-context.ts';
import { renewedEdits } from '../../features/sheet/sheet-edits.ts';
import { useChangeFlow } from '../../features/sheet/use-change-flow.ts';
import { isGoingOn, useChanges, useEnded } from '../../features/sheet/use-changes.ts';
import { useSheet } from '../../features/sheet/use-sheet.ts';
import { DeskPage } from '../../ui/desk-page.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { ChangeMany } from './change-many.tsx';
import { ChangesBar } from './changes-bar.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { LookSheet } from './look-sheet.tsx';
import { Progress } from './progress.tsx';
import { SheetList } from './sheet-list.tsx';

/** Where no price and no count is changed. */
const elsewhere: readonly string[] = ['drafts', 'in-review', 'taken-down'];
const tabs = goodsTabs.filter(({ tab }) => !elsewhere.includes(tab));

/** The sheet with what narrows it, what is typed in it, and what can be done with many at once. */
export function OpenSheet() {
  const asked = productPlaceOf(useSearch(), false);
  const place: ProductPlace = elsewhere.includes(asked.tab) ? { ...asked, tab: 'on-sale' } : asked;
  const href = useHref();
  const isWide = useIsWide();
  const sheet = useSheet(place);
  const edits = useSheetEdits();
  const flow = useChangeFlow(edits);
  const changes = useChanges(flow.running === null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<'many' | 'history' | null>(null);
  const { rows } = sheet;
  useEffect(() => {
    if (rows) edits.settle(renewedEdits(rows, edits.all()));
  }, [rows, edits]);
  const tick = useCallback((product: string, isTicked: boolean) => {
    setTicked((before) => new Set(isTicked ? [...before, product] : [...before].filter((id) => id !== product)));
  }, []);
  const go = (to: ProductPlace) => navigate(productQuery(to), { replace: true });
  const show = (what: 'many' | 'history') => {
    flow.leave();
    setOpen(what);
  };
  const running = flow.running ?? changes.data?.items.find(isGoingOn);
  useEnded(changes.data?.items, flow);
  const failure = !flow.looked && open === null ? flow.failure : '';
  const hasBar = useAllEdits().size > 0;
  return (
    <DeskPage
      title="Prices and stock"
      aside={
        <div className="sheet-acts">
          <div className="min-w-0 grow basis-full sm:max-w-80 sm:basis-60">
            <NameSearch
              label="Name, brand or SKU"
              value={place.q}
              onChange={(text) => go({ ...place, q: text.trim() })}
            />
          </div>
          <Button variant="secondary" onClick={() => show('history')}>
            History
          </Button>
          <Button variant="secondary" disabled={sheet.count === 0} onClick={() => show('many')}>
            Change many
            {ticked.size > 0 && <span className="tabular-nums">({ticked.size})</span>}
          </Button>
        </div>
      }
    >
      <TabsBar
        label="Products by where they stand"
        tabs={tabs.map(({ tab, name }) => ({
          name,
          href: href('sheet') + productQuery({ ...place, tab }),
          isCurrent: tab === place.tab,
          count: tab === place.tab && sheet.rows && !sheet.list.isPlaceholderData ? sheet.count : undefined,
        }))}
      />
      <div className="sheet-over">
        <Filters place={place} onChange={go} sorts={false} />
        {isWide && <ChangesBar flow={flow} failure={failure} />}
      </div>
      {failure && !hasBar && (
        <Notice tone="error" className="mt-3">
          {failure}
        </Notice>
      )}
      {running && <Progress change={running} />}
      <SheetList place={place} sheet={sheet} ticked={ticked} onTick={tick} />
      {!isWide && <ChangesBar flow={flow} failure={failure} />}
      <ChangeMany
        open={open === 'many'}
        onClose={() => setOpen(null)}
        {...{ place, count: sheet.count, ticked, flow }}
      />
      <LookSheet flow={flow} />
      <HistorySheet open={open === 'history'} onClose={() => setOpen(null)} changes={changes} flow={flow} />
    </DeskPage>
  );
}
