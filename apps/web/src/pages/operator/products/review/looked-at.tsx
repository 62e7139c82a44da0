import type { LookedAtGoods, OperatorDraft } from '@oja/contract/desks/operator-drafts';
import { formatNaira } from '@oja/domain/money/naira';
import { TriangleAlert } from 'lucide-react';
import { formatDateTime } from '../../../../lib/text/dates.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { type Fact, Facts } from '../../matter.tsx';
import { productStatusNames } from '../../trade-words.ts';
import { Changed } from './changed.tsx';
import { LookedAtPictures } from './looked-at-pictures.tsx';

interface LookedAtProps {
  draft: OperatorDraft;
  isZoomed: boolean;
  onZoom: () => void;
}

/** A product as buyers would read it, what of it is new, and what a rule finds in it. */
export function LookedAt({ draft, isZoomed, onZoom }: LookedAtProps) {
  const { goods, before, store, submittedAt, status, warnings } = draft;
  return (
    <div className="grid grid-cols-1 content-start items-start gap-5 lg:grid-cols-2">
      <LookedAtPictures goods={goods} before={before} isZoomed={isZoomed} onZoom={onZoom} />
      <div className="grid min-w-0 content-start gap-4">
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <Chip tone="indigo">{before ? 'Changes' : 'New'}</Chip>
          <span className="font-medium wrap-anywhere">{store.storeName}</span>
          <span className="text-muted">
            {store.approved} approved, {store.returned} returned · waits since {formatDateTime(submittedAt)}
            {status && status !== 'live' && ` · ${productStatusNames[status]}`}
          </span>
        </div>
        {warnings.length > 0 && (
          <ul aria-label="Warnings" className="grid gap-1 rounded-chip bg-clay-soft p-3 text-sm">
            {warnings.map(({ field, says }) => (
              <li key={`${field} ${says}`} className="flex gap-2 wrap-anywhere">
                <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
                <span>
                  {field.charAt(0).toUpperCase() + field.slice(1)}: {says}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="display text-xl tabular-nums">
          {priceWords(goods)}
          {goods.count !== null && <span className="ml-3 text-sm text-muted">{goods.count} to sell</span>}
        </p>
        <Facts facts={factsOf(goods, before)} />
        <section aria-label="Description" className="whitespace-pre-wrap wrap-anywhere">
          <Changed before={before?.description} now={goods.description} empty="No description." />
        </section>
      </div>
    </div>
  );
}

function priceWords({ price, discountPrice }: LookedAtGoods): string {
  if (price === null) return 'No price';
  return discountPrice === null ? formatNaira(price) : `${formatNaira(discountPrice)}, was ${formatNaira(price)}`;
}

/** '1 Red, 2 Blue' */
const colorsShown = ({ pictures }: LookedAtGoods): string =>
  pictures.flatMap(({ choice }, at) => (choice === undefined ? [] : [`${at + 1} ${choice}`])).join(', ');

function factsOf(goods: LookedAtGoods, before: LookedAtGoods | null): Fact[] {
  const words = (of: LookedAtGoods): [string, string][] => [
    ['Name', of.name],
    ['Category', of.category],
    ['Brand', of.brand],
    ['Tags', of.tags.join(', ')],
    ['Colours', of.colors.join(', ')],
    ['Sizes', of.sizes.join(', ')],
    ['Pictures of colours', colorsShown(of)],
    ['Variants', of.variants.filter((variant) => variant !== '').join('; ')],
    ['Returns', of.returns],
    ['Weight in kg', of.weight],
    ['Measures in cm', of.measures],
    ['SKU', of.sku],
  ];
  const old = before && new Map(words(before));
  return words(goods)
    .filter(([label, now]) => now !== '' || (old?.get(label) ?? '') !== '')
    .map(([label, now]) => [label, <Changed key={label} before={old?.get(label)} now={now} empty="None." />]);
}
