import { type ContactDraft, contactErrors, contactTopics, longestMessage } from '@oja/domain/people/contact';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { callFailure } from '../../features/session/call-failure.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Notice } from '../../ui/states/notice.tsx';

interface Draft extends Omit<ContactDraft, 'topic'> {
  /** '' until one is chosen. */
  topic: ContactDraft['topic'] | '';
}

const topics = contactTopics.map((topic) => ({ value: topic, label: topic }));

interface ContactFormProps {
  /** What is known of the writer, which may come when they write already: it never takes the place of what they typed. */
  writer: { name: string; email: string };
  onSent: (email: string) => void;
}

/** Writes to the shop. What was typed stays when it cannot be sent. */
export function ContactForm({ writer, onSent }: ContactFormProps) {
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const draft: Draft = { ...writer, orderNumber: '', topic: '', message: '', ...typed };
  const send = useMutation({
    mutationFn: (body: Draft) => call('sendMessage', { body }),
    onSuccess: (_, { email }) => onSent(email),
    onError: (error) => console.error('Sending a message failed', error),
  });
  const { errors, onSubmit, tell } = useForm({
    wrong: () => contactErrors(draft as ContactDraft),
    busy: send.isPending,
    send: () =>
      send.mutate({ ...draft, name: draft.name.trim(), email: draft.email.trim(), message: draft.message.trim() }),
  });

  function field(name: keyof Draft) {
    return {
      name,
      value: draft[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
        setTyped((before) => ({ ...before, [name]: target.value }));
        tell({ ...errors, [name]: undefined });
      },
    };
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5 rounded-card bg-surface p-5 ring-1 ring-line sm:p-8">
      {send.isError && <Notice tone="error">{callFailure(send.error)}</Notice>}
      <TextField label="Your name" autoComplete="name" maxLength={120} required {...field('name')} />
      <TextField
        label="Your email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        {...field('email')}
      />
      <Select label="What is it about?" placeholder="Choose a topic" options={topics} required {...field('topic')} />
      <TextField
        label="Order number (optional)"
        hint="You will find it in your confirmation email, like ORD-1763760000000."
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        {...field('orderNumber')}
      />
      <TextArea label="Your message" rows={7} maxLength={longestMessage * 2} required {...field('message')} />
      <Button type="submit" wide busy={send.isPending}>
        Send message
      </Button>
    </form>
  );
}
