import { useQuery } from '@tanstack/react-query';
import { Heart, MapPin, PackageCheck, Store } from 'lucide-react';
import { Picture } from '../../ui/goods/picture.tsx';
import { isClothing } from '../products/is-clothing.ts';
import { someProducts } from '../products/some-products.ts';

const gifts = [
  { icon: PackageCheck, text: 'Each parcel, followed from the store to your door' },
  { icon: Heart, text: 'Your cart and your favourites on every device' },
  { icon: MapPin, text: 'Your address ready at the checkout' },
];

/** What an account gives, below three stalls of what many buy here now; in a shop without goods, their cloth. */
export function AccountGives() {
  const { data } = useQuery(someProducts({ collection: 'trending', limit: 10 }));
  const goods = arranged(data?.items ?? []);
  return (
    <section aria-labelledby="account-gives" className="grid gap-6">
      <ul aria-hidden="true" className="flex items-end gap-4">
        {goods.map((product, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an arch is its place
          <li key={at} className="arch">
            {data && (
              <Picture
                picture={product?.image ?? null}
                sizes="288px"
                decorative
                className="size-full text-palm!"
                placeholder={<Store className="size-12" />}
              />
            )}
          </li>
        ))}
      </ul>
      <h2 id="account-gives" className="text-xl">
        One account, the whole market
      </h2>
      <ul className="grid gap-3">
        {gifts.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-palm-soft text-palm">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Clothing in the middle arch, the highest: its pictures are tall, and of what is wide the sides would be cut there. */
function arranged<P extends { category: string }>(products: readonly P[]): (P | undefined)[] {
  const middle = products.find(isClothing) ?? products[0];
  const [left, right] = products.filter((product) => product !== middle);
  return [left, middle, right];
}
