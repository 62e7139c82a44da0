import type { KeyboardEvent } from 'react';

/** Enter leads from a field of text to the next, as the keyboard of a phone offers; it never publishes. The camera keeps it. */
export function enterLeadsOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget: form } = event;
  if (key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (target.type === 'file') return;
  event.preventDefault();
  if (target.type !== 'text') return;
  const inSheet = target.closest('dialog');
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type="text"]:not(:disabled)')].filter(
    (field) => field.checkVisibility() && field.closest('dialog') === inSheet,
  );
  fields[fields.indexOf(target) + 1]?.focus();
}
