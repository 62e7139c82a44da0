import { sparkPoints } from './spark-points.ts';

/** The days as a line; `AsTable` beside it has the numbers. */
export function Sparkline({ days }: { days: readonly number[] }) {
  return (
    <svg viewBox="0 0 120 32" preserveAspectRatio="none" aria-hidden="true" className="my-3 h-16 w-full px-3 text-palm">
      <polyline
        points={sparkPoints(days, 120, 32)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
