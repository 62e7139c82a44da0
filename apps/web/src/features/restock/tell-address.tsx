import { subscriberEmailError } from '@oja/domain/people/newsletter';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { call } from './restock-api.ts';
import { failureOf, isBack, type Wish } from './wish.ts';

/** A visitor gives an address, which is asked by mail first. What was typed stays until that is sent. */
export function TellAddress({ wish: { id, ...choice } }: { wish: Wish }) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const ask = useMutation({
    mutationFn: (address: string) => call('askRestockByMail', { params: { id }, body: { ...choice, email: address } }),
    onError: (error) => {
      if (isBack(error)) void queryClient.invalidateQueries({ queryKey: ['product'] });
      else console.error('Asking to be told what is back failed', error);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ask.isPending) return;
    const problem = subscriberEmailError(email.trim());
    setWrong(problem);
    if (problem) field.current?.focus();
    else ask.mutate(email.trim());
  }
  function again() {
    ask.reset();
    setEmail('');
    requestAnimationFrame(() => field.current?.focus());
  }

  return (
    <form noValidate aria-label="Tell me when it is back" onSubmit={submit} className="grid gap-3">
      {ask.isSuccess ? (
        <>
          <Notice tone="success">
            Please look into your mail: one click there, and we will write to{' '}
            <b className="font-semibold wrap-anywhere">{ask.variables}</b>, once, when it is back.
          </Notice>
          <Button variant="quiet" className="justify-self-start" onClick={again}>
            Use another address
          </Button>
        </>
      ) : (
        <>
          <TextField
            ref={field}
            label="Your e-mail address"
            hint="We first send you a mail with a link to confirm. One mail, once, and nothing else."
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
          <Button wide type="submit" busy={ask.isPending} className="min-h-12 text-base">
            {!ask.isPending && <BellRing aria-hidden="true" className="size-5" />}
            Tell me when it is back
          </Button>
          {ask.error && <Notice tone="error">{failureOf(ask.error)}</Notice>}
        </>
      )}
    </form>
  );
}
