import type { DeskProduct } from '@oja/contract/desks/desk-products';
import type { Counting } from '../../features/products/use-counting.ts';
import type { GoodsActs } from '../../features/products/use-goods-acts.ts';
import { ProductRow } from './product-row.tsx';

interface ProductsTableProps {
  /** What readers hear that the table is. */
  caption: string;
  products: readonly DeskProduct[];
  hrefOf: (id: string) => string;
  counting: Counting;
  acts: GoodsActs;
}

/** The products of a list: a table where there is room for its columns, cards where there is not. */
export function ProductsTable({ caption, products, hrefOf, counting, acts }: ProductsTableProps) {
  return (
    <table className="list-table products">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Picture</span>
          </th>
          <th scope="col">Product</th>
          <th scope="col" className="product-price">
            Price
          </th>
          <th scope="col" className="product-count">
            Count
          </th>
          <th scope="col" className="product-sold">
            Sold, 30 days
          </th>
          <th scope="col">
            <span className="sr-only">More</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} href={hrefOf(product.id)} counting={counting} acts={acts} />
        ))}
      </tbody>
    </table>
  );
}
