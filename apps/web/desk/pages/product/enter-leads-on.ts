import type { KeyboardEvent } from 'react';

/** Enter leads to the next field, as the keyboard of a phone offers; it never publishes. */
export function enterLeadsOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget: form } = event;
  if (key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const inSheet = target.closest('dialog');
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type="text"]:not(:disabled)')].filter(
    (field) => field.checkVisibility() && field.closest('dialog') === inSheet,
  );
  fields[fields.indexOf(target) + 1]?.focus();
}
