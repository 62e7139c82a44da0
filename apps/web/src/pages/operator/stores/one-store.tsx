import type { OperatorStore } from '@oja/contract/desks/operator-stores';
import { formatNaira } from '@oja/domain/money/naira';
import { countOf } from '@oja/domain/text/count';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/goods/picture.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TryAgain } from '../../../ui/states/try-again.tsx';
import { sayAction, sayActor } from '../audit-words.ts';
import { type Fact, Facts } from '../matter.tsx';
import { read } from '../operator-api.ts';
import { partHref, storePlace } from '../operator-parts.ts';
import { sayReason, storeStatusNames } from '../trade-words.ts';
import { BankAccount } from './bank-account.tsx';
import { StoreActs } from './store-acts.tsx';

interface OneStoreProps {
  id: string;
  /** The list that it was opened from. */
  listHref: string;
  confirmed: boolean;
}

/** A store as it is judged: what it gave, who owns it, what hangs on it, and what can be done. */
export function OneStore({ id, listHref, confirmed }: OneStoreProps) {
  const store = useQuery({ ...read('operatorStore', { params: { id } }), staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = store.data !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  if (!store.data) {
    return store.isError ? (
      <TryAgain text="Failed to load the store" busy={store.isFetching} onRetry={() => void store.refetch()} />
    ) : (
      <Skeleton className="h-64 rounded-chip" />
    );
  }
  const { data } = store;
  const name = `${storePlace(id)}-name`;
  return (
    <article id={storePlace(id)} aria-labelledby={name} className="grid min-w-0 gap-4 rounded-chip bg-sunken p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 id={name} ref={heading} tabIndex={-1} className="text-lg font-semibold wrap-anywhere">
          {data.storeName}
        </h3>
        <ButtonLink variant="secondary" href={listHref}>
          Back to the list
        </ButtonLink>
      </div>
      <Facts facts={standing(data)} />
      <div className="flex flex-wrap gap-2">
        <StoreActs store={data} confirmed={confirmed} />
        <ButtonLink variant="secondary" href={partHref('products', { store: id })}>
          Its products
        </ButtonLink>
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[3fr_2fr] lg:gap-x-8">
        <div className="grid content-start gap-4">
          <Part title="What it gave">
            <Facts facts={givenFacts(data)} />
            <Links links={data.given.links} />
            <Pictures store={data} />
          </Part>
          <Part title="What was decided">
            <History store={data} />
          </Part>
        </div>
        <div className="grid content-start gap-4">
          <Part title="Its owner">
            <Facts facts={ownerFacts(data)} />
          </Part>
          <Part title="Its bank account">
            <BankAccount store={data} confirmed={confirmed} />
          </Part>
          <Part title="What hangs on it">
            <Facts facts={hangingFacts(data)} />
          </Part>
        </div>
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-2 border-t border-line pt-3">
      <h4 id={heading} tabIndex={-1} className="text-sm font-semibold">
        {title}
      </h4>
      {children}
    </section>
  );
}

const known = (facts: readonly (readonly [label: string, value: string])[]): Fact[] =>
  facts.filter(([, value]) => value !== '');

function standing({ status, statusAt, statusReasons, statusNote, openedAt, trusted }: OperatorStore): Fact[] {
  return known([
    ['Stands', storeStatusNames[status]],
    ['Since', formatDateTime(statusAt)],
    ['Reasons', statusReasons.map(sayReason).join('; ')],
    ['Said', statusNote],
    ['Opened', formatDateTime(openedAt)],
    ['Trusted', trusted ? 'What it publishes is not looked at before' : ''],
  ]);
}

function givenFacts({ given, slug }: OperatorStore): Fact[] {
  const { street, landmark, city, state } = given;
  return known([
    ['Address of its page', `/store/${slug}`],
    ['Kind', given.businessType === 'business' ? 'A business' : 'A person'],
    ['Seller', given.businessName],
    ['CAC number', given.cacNumber],
    ['Street', [street, landmark].filter(Boolean).join(', ')],
    ['Place', [city, state].filter(Boolean).join(', ')],
    ['Phone', given.phone],
    ['Couriers', given.couriers.join(', ')],
    ['Sends', given.shippingPromise],
    ['Returns', `${countOf(given.returnDays, 'day', 'days')}`],
    ['Description', given.description],
  ]);
}

function Links({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label="Links" className="grid gap-0.5 text-sm">
      {links.map((link) => (
        <li key={link} className="wrap-anywhere">
          {link}
        </li>
      ))}
    </ul>
  );
}

function Pictures({ store: { given, storeName } }: { store: OperatorStore }) {
  const { logo, banner } = given;
  if (!logo && !banner) return <p className="text-sm text-muted">No pictures.</p>;
  return (
    <div className="flex flex-wrap gap-3">
      {logo && (
        <Picture
          picture={{ ...logo, alt: `Logo of ${storeName}` }}
          sizes="96px"
          widths={[160]}
          className="size-24 overflow-hidden rounded-chip"
        />
      )}
      {banner && (
        <Picture
          picture={{ ...banner, alt: `Banner of ${storeName}` }}
          sizes="192px"
          widths={[320]}
          className="h-24 w-48 overflow-hidden rounded-chip"
        />
      )}
    </div>
  );
}

function ownerFacts({ owner }: OperatorStore): Fact[] {
  if (!owner) return [['Owner', 'nobody yet']];
  return [
    ['Name', owner.name],
    ['E-mail', `${owner.email} (${owner.emailConfirmed ? 'confirmed' : 'not confirmed'})`],
    ['Account since', formatDateTime(owner.since)],
  ];
}

function hangingFacts({ products, parcelsToSend, heldUnits, owed, owes }: OperatorStore): Fact[] {
  return known([
    ['Products offered', String(products.live)],
    ['Paused', String(products.paused)],
    ['Taken down', String(products.takenDown)],
    ['Parcels still to be sent', String(parcelsToSend)],
    ['Units in unfinished checkouts', String(heldUnits)],
    ['The shop owes it', formatNaira(owed)],
    ['It owes the shop', owes > 0 ? formatNaira(owes) : ''],
  ]);
}

function History({ store: { history } }: { store: OperatorStore }) {
  if (history.length === 0) return <p className="text-sm text-muted">Nothing yet.</p>;
  return (
    <ul className="grid gap-2 text-sm">
      {history.map(({ id, at, actor, action, reasons, note }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-medium">{sayAction(action)}</span>{' '}
          <span className="text-muted">
            {formatDateTime(at)}, {sayActor(actor)}
          </span>
          {reasons.length > 0 && <span className="block">{reasons.map(sayReason).join('; ')}</span>}
          {note !== '' && <span className="block">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
