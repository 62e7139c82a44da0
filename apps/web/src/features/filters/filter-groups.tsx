import type { Facets, FacetValue } from '@oja/contract/filters';
import { leastDiscounts, leastRatings, type ValueKind } from '@oja/domain/goods/filters';
import { toggleTag } from '@oja/domain/goods/listing';
import { swatchOf } from '../products/swatch.ts';
import { FacetCount } from './facet-count.tsx';
import { discountWords, optionWords, ratingWords } from './filter-words.ts';
import type { Filters } from './filters-state.ts';
import { PriceRange } from './price-range.tsx';
import { PriceRanges } from './price-ranges.tsx';
import { StepGroup } from './step-group.tsx';
import { ValueGroup } from './value-group.tsx';

interface FilterGroupsProps {
  /** Undefined until they are known. */
  facets: Facets | undefined;
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  /** What is not offered here. */
  without?: ValueKind | undefined;
}

const groups: { kind: ValueKind; legend: string; look?: 'pills' }[] = [
  { kind: 'categories', legend: 'Categories' },
  { kind: 'brands', legend: 'Brand' },
  { kind: 'sizes', legend: 'Size', look: 'pills' },
  { kind: 'colors', legend: 'Colour', look: 'pills' },
  { kind: 'states', legend: "Seller's state" },
  { kind: 'tags', legend: 'Tags', look: 'pills' },
];

/** All that a list can be narrowed by. A choice counts at once; the counts of each group follow the choices in the others. */
export function FilterGroups({ facets, filters, onChange, without }: FilterGroupsProps) {
  const { min, max, inStock, rating, discount } = filters;
  const changePrice = (from: Filters['min'], to: Filters['max']) => onChange({ min: from, max: to });
  const valuesOf = ({ kind, legend, look }: (typeof groups)[number]) =>
    kind !== without && (
      <ValueGroup
        key={kind}
        legend={legend}
        options={facets?.[kind] ?? []}
        selected={filters[kind]}
        onToggle={(value) => onChange({ [kind]: toggleTag(filters[kind], value) })}
        {...(look && { look })}
        wordsFor={(option) => optionWords(kind, option)}
        {...(kind === 'colors' && { markOf: swatch })}
      />
    );
  return (
    <div className="grid gap-7">
      <PriceRange min={min} max={max} highest={facets?.highestPrice} onChange={changePrice}>
        <PriceRanges ranges={facets?.prices ?? []} min={min} max={max} onChange={changePrice} />
      </PriceRange>
      <fieldset className="min-w-0">
        <legend className="filter-legend">Availability</legend>
        <label className="filter-row">
          <input
            type="checkbox"
            checked={inStock}
            aria-describedby="in-stock-count"
            className="choice-box"
            onChange={() => onChange({ inStock: !inStock })}
          />
          <span className="min-w-0 flex-1">In stock</span>
          <FacetCount id="in-stock-count" count={facets?.inStock ?? null} />
        </label>
      </fieldset>
      {groups.slice(0, 4).map(valuesOf)}
      <StepGroup
        legend="Rating"
        steps={leastRatings}
        options={facets?.ratings ?? []}
        value={rating}
        onChange={(step) => onChange({ rating: step })}
        wordsFor={ratingWords}
      />
      <StepGroup
        legend="Discount"
        steps={leastDiscounts}
        options={facets?.discounts ?? []}
        value={discount}
        onChange={(step) => onChange({ discount: step })}
        wordsFor={discountWords}
      />
      {groups.slice(4).map(valuesOf)}
    </div>
  );
}

function swatch({ name }: FacetValue) {
  const color = swatchOf(name);
  return color && <span aria-hidden="true" className="filter-swatch" style={{ background: color }} />;
}
