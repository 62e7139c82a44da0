import { Download } from 'lucide-react';
import { Popover } from '../../../src/ui/overlays/popover.tsx';
import { Spinner } from '../../../src/ui/states/spinner.tsx';
import { FormatLines } from './format-lines.tsx';
import { type ExportProps, useExport } from './use-export.ts';
import { sizeWords } from './use-file.ts';

/** Saves a file of the store, and says how much of it has come. */
export function ExportPart(props: ExportProps) {
  const { bytes, take } = useExport(props);
  return (
    <div className="flex items-center gap-1">
      <Popover
        label="Export"
        icon={bytes === null ? <Download aria-hidden="true" className="size-5" /> : <Spinner />}
        panelClassName="product-menu"
      >
        {(close) => (
          <ul>
            <FormatLines
              busy={bytes !== null}
              onTake={(format) => {
                close();
                void take(format);
              }}
            />
          </ul>
        )}
      </Popover>
      {bytes !== null && bytes > 0 && <span className="text-sm tabular-nums">{sizeWords(bytes)}</span>}
    </div>
  );
}
