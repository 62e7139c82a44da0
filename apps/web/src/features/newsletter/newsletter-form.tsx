import { subscriberEmailError } from '@oja/domain/people/newsletter';
import { type FormEvent, useId, useRef, useState } from 'react';
import { isFailureOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { useSubscribe } from './use-subscribe.ts';

interface NewsletterFormProps {
  label?: string;
  /** The address of whoever is signed in; never takes the place of what was typed. */
  known?: string | undefined;
  /** Classes of its field among a page's forms; without them it is the footer's, which fetches no page's forms. */
  look?: (error: unknown) => string;
}

/** Asks for an address, in the footer or by another name elsewhere. What was typed stays until it is subscribed. */
export function NewsletterForm({ label = 'Newsletter', known = '', look }: NewsletterFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const email = typed ?? known;
  const [wrong, setWrong] = useState<string>();
  const subscribe = useSubscribe();
  const error = wrong ?? (subscribe.error ? failureOf(subscribe.error) : undefined);

  const words = subscribe.isPending ? 'Subscribing...' : 'Subscribe';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (subscribe.isPending) return;
    const problem = subscriberEmailError(email);
    setWrong(problem);
    subscribe.reset();
    if (problem) field.current?.focus();
    else subscribe.mutate(email.trim(), { onSuccess: () => setTyped('') });
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
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          className={look?.(error) ?? 'newsletter-input'}
        />
        {look ? (
          <Button type="submit" wide className="mt-3" aria-disabled={subscribe.isPending || undefined}>
            {words}
          </Button>
        ) : (
          <button type="submit" aria-disabled={subscribe.isPending || undefined} className="newsletter-button">
            {words}
          </button>
        )}
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
        We first email you a link to confirm. Leave with one click at any time.
      </p>
    </form>
  );
}

function failureOf(error: Error): string {
  const isAboutAddress = isFailureOf<'subscribe'>(error) && error.code === 'invalid_subscriber_email';
  return isAboutAddress ? error.message : 'Failed to subscribe. Please try again.';
}
