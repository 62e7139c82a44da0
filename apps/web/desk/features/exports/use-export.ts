import { addressOf } from '@oja/contract/client';
import { deskRoutes } from '@oja/contract/routes/desk-routes';
import { useStore } from '../../app/store.ts';
import { useFile } from './use-file.ts';

export interface ExportProps {
  name: 'exportProducts' | 'exportOrders' | 'exportStatement';
  /** Of a statement; else all. */
  month?: string | undefined;
}
export type FileFormat = 'csv' | 'xlsx';

const words: Record<ExportProps['name'], string> = {
  exportProducts: 'products',
  exportOrders: 'orders',
  exportStatement: 'statement',
};

/** Takes the store's products, orders or statement out as a file. */
export function useExport({ name, month }: ExportProps) {
  const { id: seller, slug } = useStore();
  const { bytes, take } = useFile();
  return {
    bytes,
    take: (format: FileFormat) => {
      const query = { format, ...(name === 'exportStatement' && month !== undefined && { month }) };
      const address = addressOf(deskRoutes, name, { params: { seller }, query });
      return take(address, `${[slug, words[name], month].filter(Boolean).join('-')}.${format}`);
    },
  };
}
