import { Ellipsis, type LucideIcon, Table2, Upload } from 'lucide-react';
import { Popover } from '../../../src/ui/overlays/popover.tsx';
import { Spinner } from '../../../src/ui/states/spinner.tsx';
import { useHref } from '../../app/store.ts';
import { FormatLines } from '../../features/exports/format-lines.tsx';
import { useExport } from '../../features/exports/use-export.ts';
import { sizeWords } from '../../features/exports/use-file.ts';

/** What is done with all products together. */
export function GoodsMenu() {
  const href = useHref();
  const { bytes, take } = useExport({ name: 'exportProducts' });
  return (
    <div className="flex items-center gap-1">
      {bytes !== null && bytes > 0 && <span className="text-sm tabular-nums">{sizeWords(bytes)}</span>}
      <Popover
        label="Import, export, prices and stock"
        icon={bytes === null ? <Ellipsis aria-hidden="true" className="size-5" /> : <Spinner />}
        className="bg-surface ring-1 ring-line-strong ring-inset"
        panelClassName="product-menu"
      >
        {(close) => (
          <ul>
            <Way icon={Table2} text="Prices and stock" href={href('sheet')} />
            <Way icon={Upload} text="Import a file" href={href('imports')} />
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
    </div>
  );
}

function Way({ icon: Icon, text, href }: { icon: LucideIcon; text: string; href: string }) {
  return (
    <li>
      <a href={href} className="menu-line">
        <Icon aria-hidden="true" className="size-5 text-muted" />
        {text}
      </a>
    </li>
  );
}
