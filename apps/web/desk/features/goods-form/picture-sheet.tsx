import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { useMedia } from '../../../src/lib/use-media.ts';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { Skeleton } from '../../../src/ui/states/skeleton.tsx';
import type { OnePicture } from '../pictures/picture-line.ts';
import { useFormParts } from './form-context.ts';
import type { PicturePartsProps } from './picture-parts.tsx';

const loadParts = () => import('./picture-parts.tsx').then((m) => m.PictureParts);

/** Fetched behind the form. */
const PictureParts = lazyPart(loadParts);

interface PictureSheetProps extends Pick<PicturePartsProps, 'onPlace' | 'onRemove'> {
  /** Undefined while none is open. */
  picture: OnePicture | undefined;
  onClose: () => void;
}

/** One picture, opened over the form. */
export function PictureSheet({ picture, onClose, ...acts }: PictureSheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  const { form } = useFormParts();
  // The line may be gone by the time one is opened.
  useEffect(() => void loadParts().catch(() => {}), []);
  const at = form.pictures.findIndex(({ id }) => id === picture?.id);
  const title = at < 0 ? 'Picture' : `Picture ${at + 1} of ${form.pictures.length}`;
  return (
    <Modal open={picture !== undefined} onClose={onClose} place={isWide ? 'middle' : 'bottom'} title={title}>
      {picture && (
        <ErrorBoundary text="Could not load this picture's form.">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <PictureParts picture={picture} at={at} {...acts} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Modal>
  );
}
