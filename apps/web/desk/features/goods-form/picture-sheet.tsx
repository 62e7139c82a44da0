import { formLimits } from '@oja/domain/goods/product-form';
import { ChevronLeft, ChevronRight, Star, Trash2 } from 'lucide-react';
import { useMedia } from '../../../src/lib/use-media.ts';
import { Button } from '../../../src/ui/button.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import type { OnePicture } from '../pictures/picture-line.ts';
import { PictureImage } from '../pictures/picture-tile.tsx';
import { useFormParts } from './form-context.ts';

interface PictureSheetProps {
  /** Undefined while none is open. */
  picture: OnePicture | undefined;
  onClose: () => void;
  onPlace: (id: string, to: number) => void;
  onRemove: (id: string) => void;
}

/** One picture: where it stands, what it shows, and away with it. */
export function PictureSheet({ picture, onClose, onPlace, onRemove }: PictureSheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  const { form } = useFormParts();
  const at = form.pictures.findIndex(({ id }) => id === picture?.id);
  const title = at < 0 ? 'Picture' : `Picture ${at + 1} of ${form.pictures.length}`;
  return (
    <Modal open={picture !== undefined} onClose={onClose} place={isWide ? 'middle' : 'bottom'} title={title}>
      {picture && (
        <div className="grid gap-4">
          <div className="picture-large">
            <PictureImage picture={picture} />
          </div>
          {picture.state === 'refused' && <p className="text-sm text-danger">{picture.text}</p>}
          {at >= 0 && <Placing id={picture.id} at={at} onPlace={onPlace} />}
          <Button variant="danger" onClick={() => onRemove(picture.id)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove
          </Button>
        </div>
      )}
    </Modal>
  );
}

function Placing({ id, at, onPlace }: { id: string; at: number; onPlace: (id: string, to: number) => void }) {
  const { form, change } = useFormParts();
  const describe = (alt: string) =>
    change((before) => ({
      ...before,
      pictures: before.pictures.map((picture) => (picture.id === id ? { ...picture, alt } : picture)),
    }));
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" disabled={at === 0} onClick={() => onPlace(id, 0)}>
          <Star aria-hidden="true" className="size-4" />
          Make first
        </Button>
        <Button variant="secondary" disabled={at === 0} onClick={() => onPlace(id, at - 1)}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          Earlier
        </Button>
        <Button variant="secondary" disabled={at === form.pictures.length - 1} onClick={() => onPlace(id, at + 1)}>
          Later
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <TextField
        label="What it shows"
        hint="Read to who cannot see it. Left empty, that is the name."
        value={form.pictures[at]?.alt ?? ''}
        maxLength={formLimits.alt}
        autoComplete="off"
        onChange={({ target }) => describe(target.value)}
      />
    </>
  );
}
