import type { Product } from '@oja/contract/catalogue';
import { href } from '../../lib/routing/paths.ts';
import { wordsOf } from '../../lib/text/words-of.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

// What there is to read about a product. Open from the start, because closing is easier than guessing what is hidden.

/** What the seller says of it: beside the pictures, where there is room. */
export function ProductDescription({ product }: { product: Product }) {
  return (
    <div className="border-t border-line">
      <Disclosure title="Description" open>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{product.description}</p>
      </Disclosure>
    </div>
  );
}

/** What it is, and how it comes and goes back. */
export function ProductSections({ product }: { product: Product }) {
  return (
    <div className="border-line sm:border-t">
      <Disclosure title="Specification" open>
        <Specification product={product} />
      </Disclosure>
      <Disclosure title="Delivery and returns" open>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{product.returnPolicy}</p>
      </Disclosure>
    </div>
  );
}

function Specification({ product }: { product: Product }) {
  const { sku, weight, dimensions, tags, category } = product;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 text-sm">
      <dt className="text-muted">SKU</dt>
      <dd className="min-w-0 wrap-anywhere tabular-nums">{sku}</dd>
      <dt className="text-muted">Category</dt>
      <dd>
        <a href={href('category', { category })} className="text-indigo underline underline-offset-4">
          {category}
        </a>
      </dd>
      {weight && (
        <>
          <dt className="text-muted">Weight</dt>
          <dd className="tabular-nums">
            {weight.value} {weight.unit}
          </dd>
        </>
      )}
      {dimensions && (
        <>
          <dt className="text-muted">Dimensions</dt>
          <dd className="tabular-nums">
            {dimensions.length} × {dimensions.width} × {dimensions.height} {dimensions.unit}
          </dd>
        </>
      )}
      {tags.length > 0 && (
        <>
          <dt className="text-muted">Tags</dt>
          <dd className="flex min-w-0 flex-wrap gap-2">
            {tags.map((tag) => (
              <span
                key={tag}
                className="chip max-w-full rounded-full bg-sunken wrap-anywhere whitespace-normal! px-2.5 py-0.5 text-xs font-medium text-muted"
              >
                {wordsOf(tag)}
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
