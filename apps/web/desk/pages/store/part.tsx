import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useStoreFields } from '../../features/store-form/form-context.ts';
import { partTitles, partWords, type StorePart, storeParts } from '../../features/store-form/store-parts.ts';
import { focusField } from '../../ui/focus-field.ts';

interface PartProps {
  part: StorePart;
  /** It is what somebody has come for. */
  isFirst: boolean;
  children: ReactNode;
}

/** A part of what a store says of itself, folded away; saved by itself. */
export function Part({ part, isFirst, children }: PartProps) {
  const state = useStoreFields();
  const [told, setTold] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isTyped = state.isTyped(part);
  // What was typed before a reload is not hidden.
  const [opensAtFirst] = useState(isFirst || isTyped);
  useEffect(() => {
    if (isFirst) form.current?.closest('details')?.querySelector('summary')?.focus();
  }, [isFirst]);

  async function save() {
    if (!isTyped) return;
    setTold('');
    state.leave(...storeParts[part]);
    const [first] = Object.keys(state.problemsOf(part));
    if (first !== undefined) return focusField(first);
    const end = await state.save(part);
    if (end === 'offline') setTold('You need a connection for this. What you typed is kept on this phone.');
    else if (end === 'saved') showToast('Saved.');
  }
  return (
    <Disclosure
      open={opensAtFirst}
      title={
        <span className="fold-title">
          {partTitles[part]}
          <span className="fold-inside">{isTyped ? 'Not saved yet' : partWords(state.base, part)}</span>
        </span>
      }
    >
      <form
        ref={form}
        noValidate
        className="grid gap-5 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {children}
        {(told || (isTyped && state.refusal)) && <Notice tone="error">{told || state.refusal}</Notice>}
        <div>
          <Button
            type="submit"
            busy={state.busy}
            aria-disabled={!isTyped}
            className="min-h-12 px-8 aria-disabled:opacity-50"
          >
            Save
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
