import type { StoreChecklist } from '@oja/contract/desks/desk-store-form';
import { mayDo } from '@oja/domain/people/member-roles';
import { Check, ChevronRight, Circle, CircleAlert } from 'lucide-react';
import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { useHref, useStore } from '../../app/store.ts';
import type { StorePart } from '../../features/store-form/store-parts.ts';
import { checkWords, reasonsByCheck, type ShownCheck } from '../../features/store-status/check-words.ts';
import { Card } from './card.tsx';
import { EmailLine } from './email-line.tsx';

type Item = StoreChecklist['items'][number] & { check: ShownCheck };

interface ChecklistProps extends Pick<StoreChecklist, 'items'> {
  mailedAt: StoreChecklist['mailedAt'] | undefined;
  /** Why the operator sent it back. */
  reasons: readonly string[];
}

/** What a store does before it opens: each line one act. What is done is folded away, unless the operator asks for it again. */
export function Checklist({ items, mailedAt, reasons }: ChecklistProps) {
  const isOwner = mayDo(useStore().role, 'account');
  const told = reasonsByCheck(reasons);
  const shown = items.filter((item): item is Item => item.check !== 'terms');
  const open = shown.filter(({ check, done }) => !done || told.has(check));
  const done = shown.filter((item) => !open.includes(item));
  return (
    <Card title={open.length === 0 ? 'All done' : 'To do'}>
      {open.length > 0 && (
        <ul>
          {open.map((item) =>
            item.check === 'email' && isOwner ? (
              <EmailLine key={item.check} mailedAt={mailedAt} />
            ) : (
              <Line key={item.check} item={item} reasons={told.get(item.check) ?? []} />
            ),
          )}
        </ul>
      )}
      {done.length > 0 && (
        <div className="px-3 last:[&>details]:border-0">
          <Disclosure title={`Done: ${done.length}`}>
            <ul className="-mx-3">
              {done.map((item) => (
                <Line key={item.check} item={item} reasons={[]} />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </Card>
  );
}

function Line({ item: { check, done, required }, reasons }: { item: Item; reasons: readonly string[] }) {
  const place = usePlace(check, done, reasons);
  const { act, why } = checkWords[check];
  const isRefused = reasons.length > 0;
  const Icon = isRefused ? CircleAlert : done ? Check : Circle;
  return (
    <li>
      <a href={place} className="flex min-h-14 items-center gap-3 rounded-chip px-3 py-2 hover:bg-sunken">
        <Icon
          aria-hidden="true"
          className={`size-5 shrink-0 ${isRefused ? 'text-danger' : done ? 'text-ok' : 'text-muted'}`}
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{act}</span>
          <span className={`block text-sm ${isRefused ? 'text-danger' : 'text-muted'}`}>
            {isRefused ? reasons.join(' ') : why}
          </span>
        </span>
        <span className="shrink-0 text-sm text-muted">
          {isRefused ? 'Correct' : done ? 'Done' : required ? 'Needed' : 'Optional'}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </a>
    </li>
  );
}

/** Where a line is done, or mended. */
function usePlace(check: ShownCheck, done: boolean, reasons: readonly string[]): string {
  const href = useHref();
  const part = (name: StorePart) => href('store', undefined, { part: name });
  const places: Record<ShownCheck, string> = {
    email: '/#/profile',
    details: part(reasons.includes('Misleading name.') ? 'name' : 'where'),
    phone: part('where'),
    sending: part('sending'),
    face: part('face'),
    account: href('account'),
    product: href(done ? 'products' : 'newProduct'),
  };
  return places[check];
}
