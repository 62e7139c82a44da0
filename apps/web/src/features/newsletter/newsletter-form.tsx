import { subscriberEmailError } from '@oja/domain/people/newsletter';
import { type FormEvent, useId, useRef, useState } from 'react';
import { isFailureOf } from '../../lib/api.ts';
import { useSubscribe } from './use-subscribe.ts';

/** Asks for an address, in the footer or by another name elsewhere. What was typed stays until it is subscribed. */
export function NewsletterForm({ label = 'Newsletter' }: { label?: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const subscribe = useSubscribe();
  const error = wrong ?? (subscribe.error ? failureOf(subscribe.error) : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (subscribe.isPending) return;
    const problem = subscriberEmailError(email);
    setWrong(problem);
    subscribe.reset();
    if (problem) field.current?.focus();
    else subscribe.mutate(email.trim(), { onSuccess: () => setEmail('') });
  }

  return (
    <form noValidate aria-label={label} onSubmit={submit} className="grid max-w-120 gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        Where shall we send it?
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          placeholder="you@example.com"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          className="newsletter-input"
        />
        <button type="submit" aria-disabled={subscribe.isPending || undefined} className="newsletter-button">
          {subscribe.isPending ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
      <div aria-live="polite">
        {subscribe.isSuccess && <p className="text-sm font-semibold">Successfully subscribed!</p>}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="text-xs opacity-85">
        We first send you a mail with a link to confirm. Leave with one click at any time.
      </p>
    </form>
  );
}

function failureOf(error: Error): string {
  const isAboutAddress = isFailureOf<'subscribe'>(error) && error.code === 'invalid_subscriber_email';
  return isAboutAddress ? error.message : 'Failed to subscribe. Please try again.';
}
