import { useState } from 'react';
import { Modal } from '../../ui/overlays/modal.tsx';
import { type SizeTable, sizeTables } from './size-tables.ts';
import type { SizeTableName } from './size-tables-of.ts';

interface SizeGuideProps {
  tables: readonly SizeTableName[];
  /** Of the product: only these rows are shown. */
  sizes: readonly string[];
  onClose: () => void;
}

/** What the sizes of a product are in centimetres, and how to measure. */
export function SizeGuide({ tables, sizes, onClose }: SizeGuideProps) {
  const [isOpen, setOpen] = useState(true);
  const shown = tables.map((name) => sizeTables[name]);
  const ways = new Map(shown.flatMap(({ how }) => how));
  return (
    <Modal
      open={isOpen}
      onClose={() => {
        setOpen(false);
        onClose();
      }}
      title="Size guide"
      place="bottom"
    >
      <div className="grid gap-6">
        <p className="text-sm text-muted">Measures of your body. Between two sizes, take the larger one.</p>
        {shown.map((table) => (
          <Table key={table.title} table={table} sizes={sizes} />
        ))}
        <section>
          <h3 className="mb-2 text-lg">How to measure</h3>
          <dl className="grid gap-2 text-sm">
            {[...ways].map(([part, way]) => (
              <div key={part}>
                <dt className="inline font-semibold">{part}: </dt>
                <dd className="inline text-muted">{way}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p className="text-sm text-muted">
          Stores cut differently: what a store writes in its description comes first.
        </p>
      </div>
    </Modal>
  );
}

function Table({ table, sizes }: { table: SizeTable; sizes: readonly string[] }) {
  const { title, head, columns, rows } = table;
  return (
    <table className="size-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          {[head, ...columns].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {rows[size]?.map((measure, at) => (
              <td key={columns[at]}>{measure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
