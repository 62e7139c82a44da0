import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { callFailure } from '../../features/session/call-failure.ts';
import { ApiError } from '../../lib/api.ts';
import { newId } from '../../lib/new-id.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { call } from './operator-api.ts';

interface ActProps {
  /** On the button, and over what it asks. */
  label: string;
  /** What will happen. */
  explanation: ReactNode;
  variant?: ButtonVariant;
  /** This browser has proven the password not long ago. */
  confirmed: boolean;
  /** What else must be said. */
  fields?: ReactNode;
  /** Whether that was said. */
  ready?: boolean;
  /** Carries it out: why, and a name under which the same request is carried out once. */
  onAct: (note: string, idempotencyKey: string) => Promise<unknown>;
  done: string;
}

/** Something that an operator can do: asks for a reason, for the password if that is some time ago, and for a second press. */
export function Act({ label, explanation, variant = 'secondary', done, ...asking }: ActProps) {
  const [key, setKey] = useState<string | null>(null);
  const close = () => setKey(null);
  return (
    <>
      <Button variant={variant} onClick={() => setKey(newId())}>
        {label}
      </Button>
      <Modal open={key !== null} onClose={close} title={label}>
        {key !== null && (
          <ActForm
            {...asking}
            label={label}
            explanation={explanation}
            idempotencyKey={key}
            onDone={() => {
              close();
              showToast(done);
            }}
          />
        )}
      </Modal>
    </>
  );
}

type ActFormProps = Omit<ActProps, 'done' | 'variant'> & { idempotencyKey: string; onDone: () => void };

function ActForm({ label, explanation, confirmed, fields, ready = true, onAct, idempotencyKey, onDone }: ActFormProps) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const [password, setPassword] = useState('');
  const act = useMutation({
    mutationFn: async () => {
      if (!confirmed) await call('confirmOperator', { body: { password } });
      await onAct(note.trim(), idempotencyKey);
    },
    onSuccess: onDone,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['operatorMatters'] });
      void queryClient.invalidateQueries({ queryKey: ['operatorWaiting'] });
      void queryClient.invalidateQueries({ queryKey: ['operatorAudit'] });
      void queryClient.invalidateQueries({ queryKey: ['operatorOrder'] });
    },
  });
  const isWrong = act.error instanceof ApiError && act.error.code === 'wrong_password';
  const isReady = ready && note.trim().length >= 3 && (confirmed || password !== '');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReady && !act.isPending) act.mutate();
  }

  return (
    <form noValidate onSubmit={submit} aria-label={label} className="grid gap-4">
      <p className="text-sm">{explanation}</p>
      {act.isError && !isWrong && <Notice tone="error">{callFailure(act.error)}</Notice>}
      {fields}
      <TextArea
        label="Reason"
        hint="Stays in the audit log."
        name="note"
        rows={3}
        maxLength={500}
        required
        value={note}
        onChange={({ target }) => setNote(target.value)}
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
