import type { Kobo } from '@oja/domain/money/money';

/** What a mail says, before it becomes text and HTML. */
export interface Letter {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why the reader gets it. */
  because: string;
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'fine'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  /** Words of somebody else, with their line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** A sum may be said in words instead. */
  | {
      kind: 'goods';
      goods: readonly Good[];
      sums: readonly { label: string; amount: Kobo; total?: true; words?: string }[];
    };

export interface Good {
  name: string;
  /** Colour, size, store: what tells it from its neighbours. */
  note: string;
  quantity: number;
  amount: Kobo;
}
