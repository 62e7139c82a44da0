import { formatCount } from '@oja/domain/text/count';
import { CircleAlert } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import type { TrayState } from '../../features/imports/photo-tray.ts';

type Refused = TrayState['refused'];

/** Those that are read at a glance; the others are folded away. */
const SHOWN = 20;

interface RefusedPhotographsProps {
  refused: Refused;
  /** Hears of files that are given again, by the same names. */
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
  onDrop: () => void;
}

/** Photographs that did not get into an import, each with the reason, and what can be done about it. */
export function RefusedPhotographs({ refused, onChoose, onDrop }: RefusedPhotographsProps) {
  const more = refused.slice(SHOWN);
  return (
    <div className="grid gap-2">
      <List label="Photographs that did not get through" refused={refused.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-sm font-semibold">
            And {formatCount(more.length)} more
          </summary>
          <List label="More that did not get through" refused={more} />
        </details>
      )}
      <p className="text-sm text-muted">
        Choose better ones under the same names: they take the place of these. Or go on without them.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <label className="picture-add">
          Choose them again
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={onChoose}
          />
        </label>
        <Button variant="secondary" onClick={onDrop}>
          Go on without them
        </Button>
      </div>
    </div>
  );
}

function List({ label, refused }: { label: string; refused: Refused }) {
  return (
    <ul aria-label={label} className="grid gap-1">
      {refused.map(({ id, name, text }) => (
        <li key={id} className="import-problem wrap-anywhere">
          <CircleAlert aria-hidden="true" />
          <span>
            {name}: {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
