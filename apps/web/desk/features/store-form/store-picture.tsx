import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { Spinner } from '../../../src/ui/states/spinner.tsx';
import { CutSheet } from './cut-sheet.tsx';
import { usePictureSent } from './use-picture-sent.ts';
import type { PictureKind } from './use-store-form.ts';

const shapes = {
  logo: { title: 'Logo', ratio: 1, hint: 'A square, shown in a circle.' },
  banner: { title: 'Banner', ratio: 2, hint: 'Twice as wide as high. Stands above your page.' },
} as const;

interface StorePictureProps {
  kind: PictureKind;
  settings: StoreSettings;
}

/** The logo or the banner of a store: chosen, cut on this phone, sent, and saved by itself. */
export function StorePicture({ kind, settings }: StorePictureProps) {
  const { title, ratio, hint } = shapes[kind];
  const { sent, text, take, remove } = usePictureSent(kind);
  const [file, setFile] = useState<File | null>(null);
  const id = useId();
  const stored = settings[kind];
  const source = sent?.url ?? (stored && `/media/${stored.key}-320.webp`);
  const isUnderWay = sent !== undefined && sent.state !== 'refused';
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium" id={id}>
        {title}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <div className={`store-picture store-picture-${kind}`}>
          {source ? <img src={source} alt="" /> : <ImagePlus aria-hidden="true" className="size-7 text-muted" />}
          {isUnderWay && <Spinner className="store-picture-spinner" />}
        </div>
        <div className="flex flex-wrap gap-2">
          <label className="picture-add">
            {source ? 'Choose another' : 'Choose'}
            <span className="sr-only"> {title.toLowerCase()}</span>
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp"
              className="sr-only"
              aria-describedby={`${id}-text`}
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null);
                target.value = '';
              }}
            />
          </label>
          {stored && !isUnderWay && (
            <Button variant="quiet" className="min-h-12" onClick={remove}>
              Remove<span className="sr-only"> {title.toLowerCase()}</span>
            </Button>
          )}
        </div>
      </div>
      <p id={`${id}-text`} role="status" className={text.isProblem ? 'text-sm text-danger' : 'text-xs text-muted'}>
        {text.words || hint}
      </p>
      <CutSheet
        file={file}
        title={title}
        ratio={ratio}
        onClose={() => setFile(null)}
        onCut={(cut) => {
          if (file) take(file, cut);
          setFile(null);
        }}
      />
    </div>
  );
}
