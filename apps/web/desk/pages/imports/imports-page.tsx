import { mayDo } from '@oja/domain/people/member-roles';
import { useStore } from '../../app/store.ts';
import { NotYours } from '../../features/imports/not-yours.tsx';
import { OutOfShop, useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { ImportHelp } from './import-help.tsx';
import { ImportsList } from './imports-list.tsx';
import { SendFile } from './send-file.tsx';
import { Template } from './template.tsx';

/** Where files of products are sent, and those of the last 30 days. */
export function ImportsPage() {
  const mayChange = useMayChange('goods');
  if (!mayDo(useStore().role, 'goods')) return <NotYours />;
  return (
    <DeskPage title="Import" className="max-w-240">
      <OutOfShop />
      <p className="mb-4 max-w-[66ch] text-muted">
        Add many products at once, or change those you have, from one Excel or CSV file. You see every row before
        anything is stored.
      </p>
      <div className="grid grid-cols-1 gap-3">
        {mayChange && <SendFile />}
        <Template />
        <ImportHelp />
      </div>
      <ImportsList />
    </DeskPage>
  );
}
