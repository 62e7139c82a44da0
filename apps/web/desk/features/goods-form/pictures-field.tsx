import { formLimits } from '@oja/domain/goods/product-form';
import { useId, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { AddPictures } from '../pictures/add-pictures.tsx';
import type { OnePicture, PictureLine } from '../pictures/picture-line.ts';
import { PictureTile } from '../pictures/picture-tile.tsx';
import { useTileDrag } from '../pictures/use-tile-drag.ts';
import { useFormParts } from './form-context.ts';
import { moved } from './moved.ts';
import { bareColorsWords, colorOf } from './picture-choices.ts';
import { PictureSheet } from './picture-sheet.tsx';
import { Swatch } from './swatch.tsx';

/** The pictures of a product, in their order, and behind them those that are still made or cannot be used. */
export function PicturesField({ line }: { line: PictureLine }) {
  const { form, change, problems, facts } = useFormParts();
  const all = useSyncExternalStore(line.subscribe, line.state);
  const [opened, setOpened] = useState<string | null>(null);
  /** Photographs of the last choice for which there was no room. */
  const [leftOut, setLeftOut] = useState(0);
  /** Files of the last choice that are no pictures, by their names. */
  const [strange, setStrange] = useState<string[]>([]);
  const drag = useTileDrag((id, over) =>
    place(
      id,
      form.pictures.findIndex((picture) => picture.id === over),
    ),
  );
  const errorId = useId();
  const inForm = form.pictures.flatMap(({ id }) => all.find((picture) => picture.id === id) ?? []);
  const others = all.filter(
    ({ id, state }) =>
      (state === 'making' || state === 'refused') && !form.pictures.some((picture) => picture.id === id),
  );
  const left = formLimits.pictures - inForm.length - others.filter(({ state }) => state === 'making').length;
  const error = problems.told.get('pictures');

  function place(id: string, to: number) {
    change((before) => {
      const from = before.pictures.findIndex((picture) => picture.id === id);
      if (from < 0 || to < 0 || to >= before.pictures.length || from === to) return before;
      return { ...before, pictures: moved(before.pictures, from, to) };
    });
  }
  function add(chosen: readonly File[]) {
    // Some phones do not say what a photograph is.
    const files = chosen.filter(({ type }) => type === '' || type.startsWith('image/'));
    setStrange(chosen.filter((file) => !files.includes(file)).map(({ name }) => name));
    setLeftOut(Math.max(0, files.length - left));
    line.add(files.slice(0, left));
  }
  function remove(id: string) {
    setOpened(null);
    setLeftOut(0);
    change((before) => ({ ...before, pictures: before.pictures.filter((picture) => picture.id !== id) }));
    line.remove(id);
  }
  const openUnlessDragged = (id: string) => () => drag.wasDragged() || setOpened(id);
  const choiceOf = (id: string) =>
    colorOf(
      form.colors,
      form.pictures.find((picture) => picture.id === id),
    );
  const bare = bareColorsWords(form);
  const isFull = facts?.picturesLeft === 0;
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-medium">Pictures</legend>
      {inForm.length + others.length > 0 && (
        <ul className="picture-tiles">
          {inForm.map((picture, at) => (
            <li key={picture.id}>
              <PictureTile
                picture={picture}
                name={[`Picture ${at + 1} of ${inForm.length}`, choiceOf(picture.id)].filter(Boolean).join(', ')}
                at={at}
                mark={<ChoiceMark color={choiceOf(picture.id)} />}
                onOpen={openUnlessDragged(picture.id)}
                onPointerDown={drag.onPointerDown}
              />
            </li>
          ))}
          {others.map((picture) => (
            <li key={picture.id}>
              <PictureTile picture={picture} name="New picture" onOpen={() => setOpened(picture.id)} />
            </li>
          ))}
        </ul>
      )}
      <Refusals pictures={all} strange={strange} />
      <HeldUp pictures={all} onAgain={() => line.resume()} />
      <p role="status" className="text-sm empty:hidden">
        {leftOut > 0 &&
          `Only ${formLimits.pictures} photographs; ${leftOut} ${leftOut === 1 ? 'was' : 'were'} left out.`}
      </p>
      {left > 0 && !isFull && <AddPictures describedBy={error ? errorId : undefined} onAdd={add} />}
      {isFull && <p className="text-sm text-muted">Your store has as many pictures as it can keep.</p>}
      {error ? (
        <p id={errorId} className="text-sm text-danger">
          {error}
        </p>
      ) : (
        <p className="text-xs text-muted">The first picture sells: in daylight, the whole thing, nothing beside it.</p>
      )}
      {bare && <p className="text-xs text-muted">{bare}</p>}
      <PictureSheet
        picture={all.find(({ id }) => id === opened)}
        onClose={() => setOpened(null)}
        onPlace={place}
        onRemove={remove}
      />
    </fieldset>
  );
}

/** The colour that a picture shows. */
function ChoiceMark({ color }: { color: string | undefined }) {
  if (color === undefined) return null;
  return (
    <span aria-hidden="true" className="picture-choice">
      <Swatch color={color} />
      <span className="min-w-0 truncate">{color}</span>
    </span>
  );
}

interface RefusalsProps {
  pictures: readonly OnePicture[];
  strange: readonly string[];
}

/** Why pictures cannot be used; said once, however many there are. */
function Refusals({ pictures, strange }: RefusalsProps) {
  const texts = new Set([
    ...strange.map((name) => `“${name}” is no picture.`),
    ...pictures.filter(({ state }) => state === 'refused').map(({ text }) => text),
  ]);
  return (
    <div role="status" className="grid gap-1 text-sm text-danger empty:hidden">
      {[...texts].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Pictures that the shop had no time for: they are good, and go by themselves. */
function HeldUp({ pictures, onAgain }: { pictures: readonly OnePicture[]; onAgain: () => void }) {
  const why = pictures.find(({ state, text }) => (state === 'waiting' || state === 'sending') && text !== '');
  if (!why) return null;
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span>{why.text} They are kept, and sent again by themselves.</span>
      <Button variant="secondary" onClick={onAgain}>
        Send again
      </Button>
    </div>
  );
}
