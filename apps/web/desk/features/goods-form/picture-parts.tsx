import { formLimits, type PictureForm } from '@oja/domain/goods/product-form';
import { ChevronLeft, ChevronRight, Star, Trash2 } from 'lucide-react';
import { Button } from '../../../src/ui/button.tsx';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import type { OnePicture } from '../pictures/picture-line.ts';
import { PictureImage } from '../pictures/picture-tile.tsx';
import { useFormParts } from './form-context.ts';
import { colorOf, ofColor } from './picture-choices.ts';
import { Swatch } from './swatch.tsx';

export interface PicturePartsProps {
  picture: OnePicture;
  /** Among those of the product, from 0; less for one that is not yet one of them. */
  at: number;
  onPlace: (id: string, to: number) => void;
  onRemove: (id: string) => void;
}

/** One picture: where it stands, what it shows, and away with it. */
export function PictureParts({ picture, at, onPlace, onRemove }: PicturePartsProps) {
  return (
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
  );
}

const everyColor = 'All colours';

function Placing({ id, at, onPlace }: Pick<PicturePartsProps, 'at' | 'onPlace'> & { id: string }) {
  const { form, change } = useFormParts();
  const edit = (edited: (picture: PictureForm) => PictureForm) =>
    change((before) => ({
      ...before,
      pictures: before.pictures.map((picture) => (picture.id === id ? edited(picture) : picture)),
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
      {form.colors.length > 0 && (
        <ChoicePills
          legend="Colour in it"
          options={[everyColor, ...form.colors]}
          value={colorOf(form.colors, form.pictures[at]) ?? everyColor}
          markOf={(color) => <Swatch color={color} />}
          onChange={(color) => edit((picture) => ofColor(picture, color === everyColor ? undefined : color))}
        />
      )}
      <TextField
        label="What it shows"
        hint="Read to who cannot see it. Left empty, that is the name."
        value={form.pictures[at]?.alt ?? ''}
        maxLength={formLimits.alt}
        autoComplete="off"
        onChange={({ target }) => edit((picture) => ({ ...picture, alt: target.value }))}
      />
    </>
  );
}
