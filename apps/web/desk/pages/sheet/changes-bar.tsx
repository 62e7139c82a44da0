import { countOf } from '@oja/domain/text/count';
import { Eye } from 'lucide-react';
import { Button } from '../../../src/ui/button.tsx';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { firstWrong, problemOf } from '../../features/sheet/asked-cells.ts';
import { useAllEdits, useSheetEdits } from '../../features/sheet/sheet-context.ts';
import type { ChangeFlow } from '../../features/sheet/use-change-flow.ts';
import { showUndo } from '../../ui/undo-toast.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';

/** '37 changes', and what is done with them: above the sheet, or under the thumb. */
export function ChangesBar({ flow, failure }: { flow: ChangeFlow; failure: string }) {
  const store = useSheetEdits();
  const edits = useAllEdits();
  const isWide = useIsWide();
  if (edits.size === 0) return null;
  const wrong = firstWrong(edits);
  function look() {
    if (wrong === undefined) return void flow.lookAtEdits();
    showToast(`${edits.get(wrong)?.name}: ${problemOf(wrong, edits)}`, { tone: 'error', stays: true });
    document.querySelector<HTMLElement>(`[data-key="${CSS.escape(wrong)}"]`)?.focus();
  }
  function clear() {
    store.clear();
    const putBack = () => store.change([...edits].filter(([key]) => !store.all().has(key)));
    showUndo(`${countOf(edits.size, 'change', 'changes')} taken back.`, putBack);
  }
  return (
    <div className={isWide ? 'changes-over' : 'main-act'}>
      {failure && (
        <Notice tone="error" className="mb-2">
          {failure}
        </Notice>
      )}
      <div className="changes-bar">
        <p className="grow font-semibold tabular-nums">{countOf(edits.size, 'change', 'changes')}</p>
        <Button variant="quiet" onClick={clear}>
          Undo all
        </Button>
        <Button busy={flow.busy} onClick={look}>
          <Eye aria-hidden="true" className="size-4" />
          Look
        </Button>
      </div>
    </div>
  );
}
