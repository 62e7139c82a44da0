import type { Tx } from '../database/pool.ts';
import type { Mails } from '../mails/mails.ts';
import type { Config } from '../settings/config.ts';

/** How a person can be reached. A channel that needs more, such as a telephone number, adds it here. */
export interface Person {
  /** What is no single address, as that of a deleted account, gets nothing. */
  email: string;
}

/** What a person can be told, by name, and the facts of it. */
type Facts = { [Kind in keyof Mails]: Parameters<Mails[Kind]>[0] };

type EventOf<Kind extends keyof Facts> = {
  kind: Kind;
  facts: Facts[Kind];
  /** Two events with the same one are told once. */
  dedupe?: string;
  /** Events of one story, such as an order, reach a person in the order in which they were told. */
  story?: string;
  /** Seconds before which nobody is told: until then it can be taken back (`unsay`). */
  wait?: number;
};

export type NotificationEvent = { [Kind in keyof Facts]: EventOf<Kind> }[keyof Facts];

/** A way by which events reach a person. It leaves what it carries in the transaction, and sends nothing itself. */
export type Channel = (tx: Tx, config: Config, person: Person, event: NotificationEvent) => Promise<void>;
