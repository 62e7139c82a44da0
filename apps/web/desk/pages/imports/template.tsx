import { addressOf } from '@oja/contract/client';
import { deskRoutes } from '@oja/contract/routes/desk-routes';
import { Download } from 'lucide-react';
import { Button } from '../../../src/ui/button.tsx';
import { useStore } from '../../app/store.ts';
import { useFile } from '../../features/exports/use-file.ts';

/** A file to begin with, as one kind or the other. */
export function Template() {
  const { id: seller } = useStore();
  const { bytes, take } = useFile();
  const save = (format: 'csv' | 'xlsx') =>
    take(
      addressOf(deskRoutes, 'importTemplate', { params: { seller }, query: { format } }),
      `products-template.${format}`,
    );
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-card bg-surface p-4 ring-1 ring-line">
      <p className="min-w-0 grow basis-64">
        <strong className="block font-semibold">Template</strong>
        <span className="text-sm text-muted">
          All columns, and three rows as examples. Or export your products and change that file.
        </span>
      </p>
      <Button
        variant="secondary"
        busy={bytes !== null}
        aria-label="Template for Excel"
        onClick={() => void save('xlsx')}
      >
        <Download aria-hidden="true" className="size-4" />
        Excel
      </Button>
      <Button variant="secondary" busy={bytes !== null} aria-label="Template as CSV" onClick={() => void save('csv')}>
        <Download aria-hidden="true" className="size-4" />
        CSV
      </Button>
    </div>
  );
}
