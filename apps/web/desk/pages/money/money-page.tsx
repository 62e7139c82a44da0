import { mayDo } from '@oja/domain/people/member-roles';
import { Landmark } from 'lucide-react';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { Select } from '../../../src/ui/forms/select.tsx';
import { navigate, useSearch } from '../../app/location.ts';
import { useHref, useStore } from '../../app/store.ts';
import { ExportButton } from '../../features/exports/export-button.tsx';
import { MoreRows } from '../../features/lists/more-rows.tsx';
import { monthsFrom, monthWords, thisMonth } from '../../features/money/month-words.ts';
import { useStatement } from '../../features/money/use-statement.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Balance, MonthSums } from './balance.tsx';
import { Entries } from './entries.tsx';

/** What the shop owes the store, and what made it so, month by month. */
export function MoneyPage() {
  const { role } = useStore();
  if (!mayDo(role, 'money')) return <NotYours />;
  return <Statement />;
}

function NotYours() {
  return (
    <DeskPage title="Money">
      <p className="text-muted">Your role in this store sees no amounts. Ask the owner.</p>
    </DeskPage>
  );
}

function Statement() {
  const { role } = useStore();
  const href = useHref();
  const month = useSearch().get('month') ?? undefined;
  const list = useStatement(month);
  const now = useNow();
  const [first] = list.data?.pages ?? [];
  const shown = month ?? first?.month;
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const months = first ? monthsFrom(first.firstMonth, thisMonth(new Date(now))) : [];
  return (
    <DeskPage
      title="Money"
      aside={
        <div className="flex flex-wrap gap-2">
          {shown && <ExportButton name="exportStatement" month={shown} />}
          {mayDo(role, 'account') && (
            <ButtonLink variant="secondary" href={href('account')}>
              <Landmark aria-hidden="true" className="size-4" />
              Bank account
            </ButtonLink>
          )}
        </div>
      }
    >
      <DeskFailure text="Could not load your money." of={list} />
      {first ? (
        <div className="today">
          <div className="grid grid-cols-1 content-start gap-4">
            <Select
              label="Month"
              value={month ?? first.month}
              options={months.map((each) => ({ value: each, label: monthWords(each) }))}
              onChange={({ target }) => navigate(href('money', undefined, { month: target.value }), { replace: true })}
            />
            {entries.length === 0 ? (
              <p className="rounded-card bg-surface p-4 text-muted ring-1 ring-line">
                Nothing was sold or given back in this month.
              </p>
            ) : (
              <Entries entries={entries} />
            )}
            <MoreRows list={list} failed="Could not load more of the month." end={undefined} />
          </div>
          <div className="order-first grid grid-cols-1 content-start gap-4 lg:order-none">
            <Balance coming={first.coming} />
            <MonthSums {...first} />
          </div>
        </div>
      ) : (
        list.isPending && <DeskSkeleton shape="cards" />
      )}
    </DeskPage>
  );
}
