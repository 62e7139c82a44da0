import { Suspense } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import type { ExportProps } from './use-export.ts';

/** The page is whole without it: where it does not come, nothing stands in its place. */
const Part = lazyPart<ExportProps>(() =>
  import('./export-part.tsx').then(
    (m) => m.ExportPart,
    () => Nothing,
  ),
);
const Nothing = () => null;

/** Takes the store's products, orders or statement out as a file. */
export const ExportButton = (props: ExportProps) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
