import { useState } from 'react';
import { goToPlace } from '../matter-focus.ts';
import { reviewPlace, storesPlace } from '../matter-place.ts';
import { ProductsSection } from './products-section.tsx';
import { ReviewSection } from './review/review-section.tsx';
import { StoresSection } from './stores-section.tsx';

const productsPlace = 'products-of-the-shop';

interface OperatorTradeProps {
  confirmed: boolean;
  /** The store that is looked at; '' for none. */
  store: string;
  onStore: (id: string) => void;
}

/** Stores and their products, as the operator looks through them. */
export function OperatorTrade({ confirmed, store, onStore }: OperatorTradeProps) {
  const [of, setOf] = useState<{ id: string; storeName: string } | null>(null);
  return (
    <>
      <ReviewSection place={reviewPlace} confirmed={confirmed} />
      <StoresSection
        place={storesPlace}
        confirmed={confirmed}
        open={store}
        onOpen={(id) => {
          onStore(id);
          if (id === '') goToPlace(storesPlace);
        }}
        onProducts={({ id, storeName }) => {
          setOf({ id, storeName });
          goToPlace(productsPlace);
        }}
      />
      <ProductsSection place={productsPlace} confirmed={confirmed} store={of} onEveryStore={() => setOf(null)} />
    </>
  );
}
