import type { ProductCard as Product } from '@oja/contract/catalogue';
import type { SellerCard as Seller } from '@oja/contract/seller-card';
import { kobo } from '@oja/domain/money/money';
import { ProductCard } from '../../features/products/product-card.tsx';
import { SellerCard } from '../../features/sellers/seller-card.tsx';
import { useDocumentData } from '../../lib/site.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { DragRow } from '../../ui/carousel/drag-row.tsx';
import { GoodsLine } from '../../ui/goods/goods-line.tsx';
import { Picture } from '../../ui/goods/picture.tsx';
import { Shown } from './shown.tsx';

const longName =
  'Hand-Woven Aṣọ-Òkè Ceremonial Set with Matching Fìlà, Ìpèlé and Embroidered Agbádá for Grooms, Free Size, Indigo with Gold';

/** The same product as it may come: reduced, rare, sold out, nameless pictures, names without end, prices at both ends. */
function kindsOf(product: Product): Record<string, Product> {
  const { discountPrice: _, ...plain } = product;
  return {
    plain,
    reduced: { ...plain, price: kobo(2_600_000), discountPrice: kobo(1_890_000) },
    'one left': { ...plain, stock: 1 },
    'sold out': { ...plain, stock: 0 },
    'without a picture': { ...plain, image: null },
    'a long name': { ...plain, name: longName, brandName: longName },
    'a name without blanks': { ...plain, name: 'Ọ'.repeat(120) },
    'the lowest price': { ...plain, price: kobo(1) },
    'the highest price': { ...plain, price: kobo(99_999_999_999), discountPrice: kobo(99_999_999_998) },
    unrated: { ...plain, rating: { average: 0, count: 0 } },
  };
}

const sellersOf = (seller: Seller): Seller[] => [
  seller,
  { ...seller, id: 'new', storeName: longName, storeLogo: null, totalReviews: 0, averageRating: 0, totalSales: 0 },
];

/** Goods and stores, with those of Home. */
export function GoodsShown() {
  const { home } = useDocumentData();
  const product = home?.trending[0];
  const seller = home?.topSellers[0];
  if (!product || !seller) return <p>The shop has no goods to show here.</p>;
  const kinds = Object.entries(kindsOf(product)).map(([kind, of]) => ({
    kind,
    product: { ...of, id: `${of.id}-${kind}` },
  }));
  const slides = ['One', 'Two', 'Three'].map((title) => ({
    id: title,
    content: () => <p className="grid h-40 place-items-center bg-palm-soft text-2xl text-palm">{title}</p>,
  }));
  return (
    <>
      <Shown name="ProductCard">
        <div className="product-grid">
          {kinds.map(({ kind, product: of }) => (
            <ProductCard key={kind} product={of} showsStock={kind === 'one left' || kind === 'sold out'} />
          ))}
        </div>
        <div className="product-list">
          {kinds.map(({ kind, product: of }) => (
            <ProductCard key={kind} product={{ ...of, id: `${of.id}-list` }} layout="list" />
          ))}
        </div>
      </Shown>
      <Shown name="SellerCard">
        <div className="seller-grid">
          {sellersOf(seller).map((of) => (
            <SellerCard key={of.id} seller={of} detailed />
          ))}
        </div>
        {sellersOf(seller).map((of) => (
          <SellerCard key={of.id} seller={of} layout="list" detailed />
        ))}
      </Shown>
      <Shown name="Picture">
        <div className="product-grid">
          <Picture picture={product.image} sizes="200px" />
          <Picture picture={null} sizes="200px" />
          <Picture picture={{ key: 'there-is-none', color: '#d8d8f8', alt: 'Fails to load' }} sizes="200px" eager />
        </div>
      </Shown>
      <Shown name="GoodsLine">
        <ul className="grid gap-3">
          <GoodsLine picture={product.image} name={product.name} facts="Red · XL · Qty 2" price={product.price} />
          <GoodsLine picture={null} name={longName} facts="Qty 1">
            <p className="text-xs font-medium text-danger">No longer available</p>
          </GoodsLine>
        </ul>
      </Shown>
      <Shown name="Carousel">
        <Carousel label="Slides" slides={slides} />
      </Shown>
      <Shown name="DragRow">
        <DragRow label="Trending">
          {kinds.map(({ kind, product: of }) => (
            <li key={kind}>
              <ProductCard product={{ ...of, id: `${of.id}-row` }} />
            </li>
          ))}
        </DragRow>
      </Shown>
    </>
  );
}
