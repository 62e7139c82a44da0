import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { callFailure } from '../../features/session/call-failure.ts';
import { ApiError, isFailureOf } from '../../lib/api.ts';
import { newId } from '../../lib/new-id.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { type Fact, Facts } from './matter.tsx';
import { rememberPlace, returnTo } from './matter-focus.ts';
import { call } from './operator-api.ts';

interface ActProps {
  /** On the button, and over what it asks. */
  label: string;
  /** What will happen. */
  explanation: ReactNode;
  /** What it is about, so that nobody has to remember it. */
  facts?: readonly Fact[];
  variant?: ButtonVariant;
  /** This browser has proven the password not long ago. */
  confirmed: boolean;
  /** What the sentence is called that goes with it; a reason for the audit log by default. */
  sentence?: { label: string; hint: string; optional?: boolean };
  /** What else must be said. */
  fields?: ReactNode;
  /** Whether that was said. */
  ready?: boolean;
  /** Carries it out: why, and a name under which the same request is carried out once. */
  onAct: (note: string, idempotencyKey: string) => Promise<unknown>;
  done: string;
}

/**
 * Something that an operator can do: asks for a reason, for the password if that is some time ago, and for a second press.
 * A reason that was begun is there again when it is opened again. Done, it leads on to the next matter.
 */
export function Act({ label, explanation, variant = 'secondary', done, ...asking }: ActProps) {
  const [key, setKey] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const left = useRef<ReturnType<typeof rememberPlace>>(null);
  const close = () => setKey(null);
  useEffect(
    () => () => {
      if (left.current) returnTo(left.current);
    },
    [],
  );
  return (
    <>
      <Button ref={opener} variant={variant} onClick={() => setKey(newId())}>
        {label}
      </Button>
      <Modal open={key !== null} onClose={close} title={label}>
        {key !== null && (
          <ActForm
            {...asking}
            label={label}
            explanation={explanation}
            idempotencyKey={key}
            note={note}
            onNote={setNote}
            onDone={() => {
              left.current = rememberPlace(opener.current);
              setNote('');
              close();
              showToast(done);
            }}
          />
        )}
      </Modal>
    </>
  );
}

interface ActFormProps extends Omit<ActProps, 'done' | 'variant'> {
  idempotencyKey: string;
  note: string;
  onNote: (note: string) => void;
  onDone: () => void;
}

/** What an act may have changed of what the page shows. */
const changed = [
  'operatorMatters',
  'operatorWaiting',
  'operatorAudit',
  'operatorOrder',
  'operatorStores',
  'operatorStore',
  'operatorProducts',
] as const;

const reason: NonNullable<ActProps['sentence']> = { label: 'Reason', hint: 'Stays in the audit log.' };

function ActForm(props: ActFormProps) {
  const { label, explanation, facts = [], confirmed, sentence = reason, fields, ready = true, onAct } = props;
  const { idempotencyKey, note, onNote, onDone } = props;
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const act = useMutation({
    mutationFn: async () => {
      if (!confirmed) await call('confirmOperator', { body: { password } });
      await onAct(note.trim(), idempotencyKey);
    },
    onSuccess: onDone,
    // What it was about is read anew and may stand elsewhere then, and this dialog with it.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'matter_changed') showToast(error.message);
    },
    onSettled: () => {
      for (const read of changed) void queryClient.invalidateQueries({ queryKey: [read] });
    },
  });
  const isWrong = isFailureOf<'confirmOperator'>(act.error) && act.error.code === 'wrong_password';
  const isSaid = note.trim().length >= 3 || (sentence.optional === true && note.trim() === '');
  const isReady = ready && isSaid && (confirmed || password !== '');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReady && !act.isPending) act.mutate();
  }

  return (
    <form noValidate onSubmit={submit} aria-label={label} className="grid gap-4">
      {facts.length > 0 && <Facts facts={facts} />}
      <p className="text-sm">{explanation}</p>
      {act.isError && !isWrong && <Notice tone="error">{callFailure(act.error)}</Notice>}
      {fields}
      <TextArea
        label={sentence.label}
        hint={sentence.hint}
        name="note"
        rows={3}
        maxLength={500}
        required={sentence.optional !== true}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
      {!confirmed && (
        <PasswordField
          label="Your password"
          hint="Asked for again after 15 minutes."
          name="password"
          autoComplete="current-password"
          maxLength={1024}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={isWrong ? act.error?.message : undefined}
        />
      )}
      <Button type="submit" wide busy={act.isPending} disabled={!isReady}>
        {label}
      </Button>
    </form>
  );
}
