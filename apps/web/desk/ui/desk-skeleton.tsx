import type { ComponentType, ReactNode } from 'react';
import { Skeleton } from '../../src/ui/states/skeleton.tsx';
import { GoodsSkeleton } from './goods-skeleton.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** What a page of the desk is made of. */
export type SkeletonShape = 'cards' | 'rows' | 'goods' | 'parcel' | 'form' | 'blocks';

const shapes: Record<SkeletonShape, ComponentType> = {
  cards: Cards,
  rows: ListSkeleton,
  goods: GoodsSkeleton,
  parcel: Parcel,
  form: Form,
  blocks: Blocks,
};

/** The boxes of what is still to come, laid out as that will be. */
export function DeskSkeleton({ shape }: { shape: SkeletonShape }) {
  const Shape = shapes[shape];
  return <Shape />;
}

/** The same of a page whose heading is to come, too. */
export function PageSkeleton({ shape }: { shape: SkeletonShape }) {
  const isList = shape === 'rows' || shape === 'goods';
  return (
    <div className="desk-page">
      <Skeleton className="mb-5 h-8 w-40" />
      {isList && <Skeleton className="h-11 rounded-chip" />}
      <DeskSkeleton shape={shape} />
    </div>
  );
}

function Boxes({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Loading</span>
      {children}
    </div>
  );
}

/** Today and money: two columns where there is room. */
function Cards() {
  return (
    <Boxes className="today">
      <div className="grid content-start gap-6">
        <Skeleton className="h-60 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </div>
      <Skeleton className="h-52 rounded-card" />
    </Boxes>
  );
}

/** Where it stands, its goods, and parts of a few lines below. */
function Parcel() {
  return (
    <Boxes className="grid gap-5">
      <Skeleton className="h-6 w-44 rounded-full" />
      <Skeleton className="h-16 rounded-chip" />
      {['a', 'b', 'c'].map((part) => (
        <div key={part} className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      ))}
    </Boxes>
  );
}

/** Fields under their labels, and the button that sends them. */
function Form() {
  return (
    <Boxes className="grid gap-5">
      {['a', 'b', 'c', 'd'].map((field) => (
        <div key={field} className="grid gap-1.5">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-12 rounded-input" />
        </div>
      ))}
      <Skeleton className="h-13 rounded-full" />
    </Boxes>
  );
}

/** Cards below one another. */
function Blocks() {
  return (
    <Boxes className="grid gap-3">
      {['a', 'b', 'c'].map((block) => (
        <Skeleton key={block} className="h-24 rounded-card" />
      ))}
    </Boxes>
  );
}
