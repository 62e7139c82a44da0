import type { Store } from '@oja/contract/stores';
import { returnTerms } from '@oja/domain/orders/return-terms';
import { type NigerianState, nigerianStates } from '@oja/domain/people/nigerian-states';
import { dialled } from '@oja/domain/people/phone';
import { placeLine } from '@oja/domain/people/place';
import { countOf } from '@oja/domain/text/count';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateMap } from '../../features/sellers/map/state-map.tsx';
import { href } from '../../lib/routing/paths.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { BestGoods } from './best-goods.tsx';

const link = 'text-indigo underline underline-offset-4';
const networks = { website: 'Website', facebook: 'Facebook', instagram: 'Instagram', twitter: 'Twitter' } as const;

/** Who the seller is, and on what terms they sell. How soon they send stands among the figures above, in the same words. */
export function StoreAbout({ store }: { store: Store }) {
  const { seller, description, state, socialMedia, email, phone, memberSince, returnDays } = store;
  const inNigeria = nigerianStates.find((one) => one === state);
  const place = placeLine([seller.city, state, seller.country]);
  const links = (Object.keys(networks) as (keyof typeof networks)[]).flatMap((key) => {
    const url = socialMedia[key];
    return url?.startsWith('https://') ? [{ name: networks[key], url }] : [];
  });
  return (
    <div className="grid gap-10 pt-3">
      <div className="grid items-start gap-6 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-7">
          {description && <p className="max-w-prose text-lg wrap-anywhere whitespace-pre-line">{description}</p>}
          <dl className="grid gap-x-8 gap-y-4 rounded-card bg-surface p-5 text-sm ring-1 ring-line sm:grid-cols-2 sm:p-6">
            {place && <Fact name="Location">{place}</Fact>}
            <Fact name="Member since">{formatDate(memberSince)}</Fact>
            {seller.totalSales > 0 && <Fact name="Sold so far">{countOf(seller.totalSales, 'sale', 'sales')}</Fact>}
            <Fact name="Returns">{returnTerms(returnDays)}</Fact>
            {email && (
              <Fact name="E-mail">
                <a href={`mailto:${email}`} className={link}>
                  {email}
                </a>
              </Fact>
            )}
            {phone && (
              <Fact name="Phone">
                <a href={`tel:${dialled(phone) ?? phone.replaceAll(/[^+\d]/g, '')}`} className={link}>
                  {phone}
                </a>
              </Fact>
            )}
            {links.length > 0 && (
              <Fact name="Elsewhere">
                <span className="flex flex-wrap gap-x-5">
                  {links.map(({ name, url }) => (
                    <a key={name} href={url} target="_blank" rel="noopener noreferrer nofollow" className={link}>
                      {name}
                    </a>
                  ))}
                </span>
              </Fact>
            )}
          </dl>
        </div>
        {inNigeria && <OnTheMap state={inNigeria} />}
      </div>
      <BestGoods store={store} />
    </div>
  );
}

/** Where in Nigeria the store is, and the way to others there. */
function OnTheMap({ state }: { state: NigerianState }) {
  return (
    <a
      href={href('stores', undefined, { state })}
      className="group grid items-center gap-2 rounded-sheet bg-palm-soft p-4 text-palm sm:max-lg:grid-cols-[3fr_2fr] lg:col-start-9 lg:col-end-13"
    >
      <StateMap states={[{ state, stores: 1 }]} chosen={state} />
      <span className="flex items-center justify-center gap-1.5 text-sm font-semibold group-hover:underline">
        All stores in {state}
        <ArrowRight aria-hidden="true" className="size-4" />
      </span>
    </a>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="min-w-0 text-base wrap-anywhere">{children}</dd>
    </div>
  );
}
