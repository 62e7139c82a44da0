import { mayDo } from '@oja/domain/people/member-roles';
import { FileX } from 'lucide-react';
import { ApiError } from '../../../src/lib/api.ts';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { EmptyState } from '../../../src/ui/states/empty-state.tsx';
import { useHref, useStore } from '../../app/store.ts';
import { useDeskParams } from '../../app/use-params.ts';
import { NotYours } from '../../features/imports/not-yours.tsx';
import { isBefore, useGoodsAfter, useImport } from '../../features/imports/use-imports.ts';
import { useTrayEnd } from '../../features/imports/use-tray-end.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { OpenImport } from './open-import.tsx';

const FAILED = 'Could not load this import.';

/** A file of products: what it would do, and what became of it. */
export function ImportPage() {
  const mayWrite = mayDo(useStore().role, 'goods');
  const { id = '' } = useDeskParams('import');
  if (!mayWrite) return <NotYours />;
  return <Import id={id} />;
}

function Import({ id }: { id: string }) {
  const read = useImport(id);
  useGoodsAfter(read.data);
  const isGone = read.error instanceof ApiError && read.error.status === 404;
  useTrayEnd(id, isGone || (read.data !== undefined && !isBefore(read.data)));
  if (isGone) return <Gone />;
  if (read.data)
    return (
      <OpenImport now={read.data}>
        <DeskFailure text={FAILED} of={read} />
      </OpenImport>
    );
  return (
    <DeskPage title="Import">
      {read.isError ? <DeskFailure text={FAILED} of={read} /> : <DeskSkeleton shape="blocks" />}
    </DeskPage>
  );
}

function Gone() {
  const href = useHref();
  return (
    <DeskPage title="Import">
      <EmptyState
        icon={<FileX />}
        text="This import is not here any more."
        hint="What was not stored is thrown away after a week."
        action={<ButtonLink href={href('imports')}>All imports</ButtonLink>}
      />
    </DeskPage>
  );
}
