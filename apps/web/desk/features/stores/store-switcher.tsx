import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { deskPath } from '../../app/paths.ts';
import { useDesk } from '../../app/store.ts';

const roles = { owner: 'Owner', manager: 'Manager', packer: 'Packer' } as const;

/** The store's name; opens the list of the stores that the account works for. */
export function StoreSwitcher() {
  const { stores, store } = useDesk();
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className="store-button">
        <span className="truncate">{store.storeName}</span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
        <span className="sr-only">, change store</span>
      </button>
      <div id={id} popover="auto" className="popover store-list">
        <p className="px-3 pb-2 text-sm text-muted">Your stores</p>
        <ul>
          {stores.map((each) => (
            <li key={each.id}>
              <a
                href={deskPath(each.slug, 'today')}
                aria-current={each.id === store.id ? 'true' : undefined}
                className="flex min-h-12 items-center gap-3 rounded-chip px-3 hover:bg-sunken"
                onClick={() => document.getElementById(id)?.hidePopover()}
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium wrap-anywhere">{each.storeName}</span>
                  <span className="block text-xs text-muted">{roles[each.role]}</span>
                </span>
                {each.id === store.id && <Check aria-hidden="true" className="size-5 text-palm" />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
