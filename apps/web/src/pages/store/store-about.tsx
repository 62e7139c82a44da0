import type { Store } from '@oja/contract/catalogue';
import { returnTerms } from '@oja/domain/orders/return-terms';
import { dialled } from '@oja/domain/people/phone';
import { placeLine } from '@oja/domain/people/place';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/text/dates.ts';

const networks = { website: 'Website', facebook: 'Facebook', instagram: 'Instagram', twitter: 'Twitter' } as const;

/** Who the seller is, and on what terms they sell. */
export function StoreAbout({ store }: { store: Store }) {
  const { seller, description, state, socialMedia, email, phone, memberSince, returnDays, shippingTime } = store;
  const place = placeLine([seller.city, state, seller.country]);
  const links = (Object.keys(networks) as (keyof typeof networks)[]).flatMap((key) => {
    const url = socialMedia[key];
    return url?.startsWith('https://') ? [{ name: networks[key], url }] : [];
  });
  return (
    <div className="grid max-w-3xl gap-6">
      {description && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-3 text-sm">
        {place && <Fact name="Location">{place}</Fact>}
        <Fact name="Member since">{formatDate(memberSince)}</Fact>
        <Fact name="Returns">{returnTerms(returnDays)}</Fact>
        {shippingTime && <Fact name="Shipping">{shippingTime}</Fact>}
        {email && (
          <Fact name="E-mail">
            <a href={`mailto:${email}`} className="text-indigo underline underline-offset-4">
              {email}
            </a>
          </Fact>
        )}
        {phone && (
          <Fact name="Phone">
            <a
              href={`tel:${dialled(phone) ?? phone.replaceAll(/[^+\d]/g, '')}`}
              className="text-indigo underline underline-offset-4"
            >
              {phone}
            </a>
          </Fact>
        )}
        {links.length > 0 && (
          <Fact name="Elsewhere">
            <span className="flex flex-wrap gap-x-5">
              {links.map(({ name, url }) => (
                <a
                  key={name}
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="text-indigo underline underline-offset-4"
                >
                  {name}
                </a>
              ))}
            </span>
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
