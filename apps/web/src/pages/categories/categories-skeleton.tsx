import { Skeleton } from '../../ui/states/skeleton.tsx';

const boxes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function CategoriesSkeleton() {
  return (
    <div role="status" className="categories">
      <span className="sr-only">Loading</span>
      <div className="grid content-start gap-2">
        {boxes.map((box) => (
          <Skeleton key={box} className="h-14" />
        ))}
      </div>
      <div>
        <Skeleton className="mb-4 h-9 w-1/2" />
        <div className="subcategories">
          {boxes.slice(0, 4).map((box) => (
            <Skeleton key={box} className="aspect-[4/5] rounded-card" />
          ))}
        </div>
      </div>
    </div>
  );
}
