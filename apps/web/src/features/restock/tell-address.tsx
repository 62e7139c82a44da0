import { subscriberEmailError } from '@oja/domain/people/newsletter';
import { useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { call } from './restock-api.ts';
import { useNotSaved } from './use-not-saved.ts';
import { failureOf, isBack, nameOf, type Telling } from './wish.ts';

interface TellAddressProps extends Telling {
  /** As typed. */
  email: string;
  setEmail: (typed: string) => void;
}

/** The button that was pressed is gone: unless the focus stands elsewhere by now, it goes on here, and what was saved is read out. */
const takeLostFocus = (button: HTMLElement | null) => {
  if (document.activeElement === document.body) button?.focus();
};

/** A visitor gives an address, which is asked by mail first. What was typed stays until that is sent. */
export function TellAddress({ wish, ask, onBack, email, setEmail }: TellAddressProps) {
  const savedId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const { id, ...choice } = wish;
  const sending = useMutation({
    mutationFn: (address: string) => call('askRestockByMail', { params: { id }, body: { ...choice, email: address } }),
    onError: useNotSaved(onBack),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.isPending) return;
    if (ask) {
      ask();
      return;
    }
    const problem = subscriberEmailError(email.trim());
    setWrong(problem);
    if (problem) field.current?.focus();
    else sending.mutate(email.trim());
  }
  function again() {
    sending.reset();
    setEmail('');
    requestAnimationFrame(() => field.current?.focus());
  }

  return (
    <form noValidate aria-label="Tell me when it is back" onSubmit={submit} className="grid gap-3">
      {sending.isSuccess ? (
        <>
          <Notice id={savedId} tone="success">
            Please look into your mail: one click there, and we will write to{' '}
            <b className="font-semibold wrap-anywhere">{sending.variables}</b>, once, when {nameOf(wish)} is back.
          </Notice>
          <Button
            key="again"
            ref={takeLostFocus}
            variant="quiet"
            aria-describedby={savedId}
            className="justify-self-start"
            onClick={again}
          >
            Use another address
          </Button>
        </>
      ) : (
        <>
          <TextField
            ref={field}
            label="Your email address"
            hint={`We first email you a link to confirm. One email, once, when ${nameOf(wish)} is back, and nothing else.`}
            error={wrong}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            placeholder="you@example.com"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button wide type="submit" busy={sending.isPending} className="min-h-12 text-base">
            {!sending.isPending && <BellRing aria-hidden="true" className="size-5" />}
            Tell me when it is back
          </Button>
          {sending.error && !isBack(sending.error) && <Notice tone="error">{failureOf(sending.error)}</Notice>}
        </>
      )}
    </form>
  );
}
