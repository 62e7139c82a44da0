import type { ProductSort } from '@oja/contract/desks/desk-products';
import { mayDo } from '@oja/domain/people/member-roles';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { Select } from '../../../src/ui/forms/select.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { type Only, onlyNames, type ProductPlace, sortNames, sorts } from './product-place.ts';

interface FiltersProps {
  place: ProductPlace;
  onChange: (place: ProductPlace) => void;
  /** Without it the order is always the same. */
  sorts?: boolean;
}

/** In which order products stand, and which: beside the list where there is room, else in a sheet. */
export function Filters({ place, onChange, sorts: isSorted = true }: FiltersProps) {
  const name = isSorted ? 'Sort and filter' : 'Filter';
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  if (isWide)
    return (
      <div className="product-filters">
        <Choices quiet place={place} onChange={onChange} sorts={isSorted} />
      </div>
    );
  const narrowing = [place.only, place.category].filter(Boolean).length;
  return (
    <div className="pt-3">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {name}
        {narrowing > 0 && (
          <span className="tabular-nums">
            <span className="sr-only">, filters on: </span>
            {narrowing}
          </span>
        )}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={name}
        place="bottom"
        footer={
          <Button wide onClick={() => setIsOpen(false)}>
            Show them
          </Button>
        }
      >
        <div className="grid gap-4">
          <Choices place={place} onChange={onChange} sorts={isSorted} />
        </div>
      </Modal>
    </div>
  );
}

/** @param quiet each says by its value what it is */
function Choices({ place, onChange, sorts: isSorted, quiet = false }: FiltersProps & { quiet?: boolean }) {
  const { id, role } = useStore();
  const facts = useQuery({
    ...read('goodsFacts', { params: { seller: id } }),
    enabled: mayDo(role, 'goods'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const categories = facts.data?.categories;
  return (
    <>
      {isSorted && (
        <Select
          label="Sort"
          quietLabel={quiet}
          value={place.sort}
          options={sorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
          onChange={({ target }) => onChange({ ...place, sort: target.value as ProductSort })}
        />
      )}
      <Select
        label="Show"
        quietLabel={quiet}
        value={place.only}
        placeholder="Every product"
        options={Object.entries(onlyNames).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => onChange({ ...place, only: target.value as Only | '' })}
      />
      {categories && (
        <Select
          label="Category"
          quietLabel={quiet}
          value={place.category}
          placeholder="Every category"
          options={categories.map((category) => ({ value: category.id, label: category.name }))}
          onChange={({ target }) => onChange({ ...place, category: target.value })}
        />
      )}
    </>
  );
}
