import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { countOf, formatCount } from '@oja/domain/text/count';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError, isFailureOf } from '../../../src/lib/api.ts';
import { Button, ButtonLink } from '../../../src/ui/button.tsx';
import { Checkbox } from '../../../src/ui/forms/checkbox.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useHref } from '../../app/store.ts';
import { goesWords, storable } from '../../features/imports/import-words.ts';
import { useImportActs } from '../../features/imports/use-imports.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';

interface StoreSheetProps {
  now: DeskImport;
  /** Photographs that are on their way. */
  sending: number;
  open: boolean;
  onClose: () => void;
}

/** Says what goes where before anything is stored; what is wrong is left out by choice. */
export function StoreSheet({ now, sending, open, onClose }: StoreSheetProps) {
  const isWide = useIsWide();
  const acts = useImportActs(now.id);
  const { wrong, same } = now.counts;
  // How many were seen to be wrong when it was said: with more of them it is to be said again.
  const [leftOut, setLeftOut] = useState(-1);
  const [isWithout, setWithout] = useState(false);
  const [asks, setAsks] = useState(false);
  const maySend = (wrong === 0 || leftOut === wrong) && (sending === 0 || isWithout);
  const storing = useMutation({
    mutationFn: () => acts.store(wrong),
    onSuccess: onClose,
    // Without an answer it may be stored already; and what was seen may not be so any more.
    onError: (error) => {
      void acts.readAnew();
      if (open) return;
      showToast(`Not stored: ${refusalWords(error)}`, { tone: 'error' });
      storing.reset();
    },
  });
  function close() {
    if (!storing.isPending) storing.reset();
    onClose();
  }
  function store() {
    setAsks(!maySend);
    if (maySend) storing.mutate();
  }
  return (
    <Modal
      open={open}
      onClose={close}
      title={`Store ${countOf(storable(now), 'row', 'rows')}?`}
      place={isWide ? 'middle' : 'bottom'}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={storing.isPending} onClick={close}>
            Not yet
          </Button>
          <Button busy={storing.isPending} className="grow sm:grow-0" onClick={store}>
            Store {countOf(storable(now), 'row', 'rows')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <ul className="grid list-disc gap-1.5 pl-5">
          {goesWords(now).map((words) => (
            <li key={words}>{words}</li>
          ))}
          {same > 0 && <li>{countOf(same, 'row is', 'rows are')} like that already.</li>}
          {now.picturesMissing > 0 && (
            <li>
              {countOf(now.picturesMissing, 'photograph is', 'photographs are')} not there yet: you can add them first.
            </li>
          )}
        </ul>
        {wrong > 0 && (
          <Choice
            label={`Leave out the ${formatCount(wrong)} wrong ${wrong === 1 ? 'row' : 'rows'}. I can get them as a file afterwards.`}
            isChosen={leftOut === wrong}
            demand={asks ? 'Tick this first, or mend them.' : ''}
            onChoose={(isChosen) => setLeftOut(isChosen ? wrong : -1)}
          />
        )}
        {sending > 0 && (
          <Choice
            label={`Store without the ${countOf(sending, 'photograph that is', 'photographs that are')} still on the way. Products without pictures go to your drafts.`}
            isChosen={isWithout}
            demand={asks ? 'Tick this first, or wait until they are there.' : ''}
            onChoose={setWithout}
          />
        )}
        <p className="text-sm text-muted">
          It can be undone for 24 hours. You need a connection to begin; then it goes on by itself.
        </p>
        {storing.isError && <Refused error={storing.error} />}
      </div>
    </Modal>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  /** What is said where it is not chosen; '' as long as nobody has asked to store. */
  demand: string;
  onChoose: (isChosen: boolean) => void;
}

/** Something that is left out only by choice. */
function Choice({ label, isChosen, demand, onChoose }: ChoiceProps) {
  const words = useId();
  const isDemanded = demand !== '' && !isChosen;
  return (
    <div>
      <Checkbox
        label={label}
        checked={isChosen}
        aria-invalid={isDemanded ? true : undefined}
        aria-describedby={isDemanded ? words : undefined}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {isDemanded && (
        <p id={words} role="alert" className="text-sm text-danger">
          {demand}
        </p>
      )}
    </div>
  );
}

function Refused({ error }: { error: Error }) {
  const href = useHref();
  const isUnsure = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  const isClosed = isFailureOf<'storeImport'>(error) && error.code === 'store_not_open';
  return (
    <Notice
      tone="error"
      action={
        isClosed && (
          <ButtonLink variant="secondary" href={href('today')}>
            Open your store
          </ButtonLink>
        )
      }
    >
      {refusalWords(error)}
      {isUnsure && ' It may be under way already. Try again: it is stored only once.'}
    </Notice>
  );
}
