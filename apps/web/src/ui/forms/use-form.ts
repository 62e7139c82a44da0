import { type FormEvent, useState } from 'react';

/** What is wrong, by the name of the field. */
type Wrong<Field extends string> = Partial<Record<Field, string | undefined>>;

interface FormRules<Field extends string> {
  /** What is wrong as it stands, told anew as the buyer types; or how to find it in what was sent, told until it is sent again. */
  wrong: Wrong<Field> | ((sent: FormData) => Wrong<Field>);
  busy: boolean;
  send: (sent: FormData) => void;
}

/** A form tells nothing of its fields until it is sent; then the first wrong one has the focus, and nothing leaves. */
export function useForm<Field extends string>({ wrong, busy, send }: FormRules<Field>) {
  const [told, setTold] = useState<Wrong<Field>>();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const found = typeof wrong === 'function' ? wrong(sent) : wrong;
    setTold(found);
    const first = [...event.currentTarget.elements].find((field) => found[field.getAttribute('name') as Field]);
    if (first instanceof HTMLElement) first.focus();
    else if (!busy) send(sent);
  }

  const errors: Wrong<Field> = told && typeof wrong !== 'function' ? wrong : (told ?? {});
  return { errors, onSubmit, tell: setTold };
}
