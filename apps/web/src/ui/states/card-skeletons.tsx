import { Skeleton } from './skeleton.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** The boxes of a heading and a grid of product cards. */
export function CardSkeletons() {
  return (
    <>
      <Skeleton className="mb-6 h-10 w-1/3" />
      <CardGridSkeleton />
    </>
  );
}

export function CardGridSkeleton() {
  return (
    <div className="product-grid">
      {cards.map((card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  );
}

/** One card of a grid: as high as its picture and what stands below it. */
export function CardSkeleton({ shape = 'square' }: { shape?: 'square' | 'tall' }) {
  const height = shape === 'tall' ? 'pb-[calc(133%+9rem)]' : 'pb-[calc(100%+9rem)]';
  return <Skeleton className={`rounded-card ${height}`} />;
}
