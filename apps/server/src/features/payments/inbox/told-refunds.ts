import { type Kobo, multiplyKobo } from '@oja/domain/money/money';
import { readWebhook } from './webhook-message.ts';

/** Refunds of one amount that messages tell of and that nobody here knows. */
export interface ToldRefund {
  id: string;
  reference: string;
  amount: Kobo;
  /** 'told': there may be one, since a message still waits for the list that a known refund need not explain. */
  why: 'at_provider' | 'told';
}

export interface ToldMessage {
  id: string;
  reference: string;
  raw: Buffer;
  /** 'listed': the list has shown the refund, which had failed and that nobody here knows. */
  outcome: string | null;
  /** How often it came, and how many of these deliveries were applied before the last ones. */
  times: number;
  dealt: number;
  /** It is not applied, or nobody has looked into what it tells. */
  waiting: boolean;
  /** When it came for the first time, and for the last. */
  firstReceivedAt: Date;
  receivedAt: Date;
}

/** What messages tell of, and the refunds that are known here. */
export interface Told {
  messages: readonly ToldMessage[];
  known: readonly KnownBeside[];
}

export interface KnownBeside {
  reference: string;
  amount: number;
  failed: boolean;
  /** Kinds of message that told of it and are forgotten: those that are kept tell of another. */
  forgotten: readonly string[];
  /** Since when it can have been told of: when it was first sent, or at any time if others made it. */
  since: Date;
}

/** Names the claim of refunds that are only told of. */
export function toldId(reference: string, amount: number): string {
  return `told:${reference}:${amount}`;
}

/**
 * What messages tell of beyond what is known. They carry no number of the refund: of one amount there are as many as its
 * most frequent kind of message says, less those that failed. One that failed may have been made anew under the very same
 * words: what still waits counts besides, beyond the live refunds that nothing else tells of.
 */
export function toldButUnknown(told: Told): ToldRefund[] {
  return countTold(told).flatMap(({ id, reference, amount, unknown, maybe }) => {
    const of = (count: number, why: ToldRefund['why']): ToldRefund[] =>
      count > 0 ? [{ id, reference, amount: multiplyKobo(amount, count), why }] : [];
    return [...of(unknown, 'at_provider'), ...of(maybe - Math.max(0, unknown), 'told')];
  });
}

/** Whether messages that came since then tell of a refund of an amount that is not known: applied or not, each delivery counts. */
export function isToldSince({ messages, known }: Told, amount: Kobo, since: Date): boolean {
  const deliveries = (of: readonly ToldMessage[]) =>
    countTold({ messages: of, known }).find((told) => told.amount === amount)?.deliveries ?? 0;
  return deliveries(messages) > deliveries(messages.filter(({ receivedAt }) => receivedAt <= since));
}

/** Messages that nothing is to be waited for any more, by their outcome. */
interface Explained {
  /** With how many of their deliveries are explained: what came besides may tell of an equal refund. */
  listed: (ToldMessage & { deliveries: number })[];
  known: ToldMessage[];
}

/**
 * The list has shown refunds that had failed and that nobody here knows: if those are as many as messages tell of beyond
 * what is known, those included that messages themselves call failed, they are what was told.
 */
export function explainTold(told: Told, failed: readonly { amount: number }[]): Explained {
  const explained: Explained = { listed: [], known: [] };
  for (const { amount, unknown, seen, unknownFailed, events } of countTold(told)) {
    const shown = failed.filter((refund) => refund.amount === amount).length;
    if (unknown <= 0 || shown < unknown + unknownFailed) continue;
    for (const messages of events.values()) {
      const waiting = messages.filter((message) => message.waiting && message.outcome !== 'listed');
      const listed = seen + unknown - listedOf(messages);
      let left = shown - sumOf(messages.filter(({ outcome }) => outcome === 'listed').map(dealtWith));
      for (const message of waiting.slice(0, listed)) {
        const { outcome, times, dealt } = message;
        // What stands before a person stays there as a whole.
        if (outcome === 'not_listed' && times - dealt > left) continue;
        const deliveries = Math.max(1, Math.min(times - dealt, left));
        left -= deliveries;
        explained.listed.push({ ...message, deliveries });
      }
      explained.known.push(...waiting.slice(listed).filter(({ times, dealt }) => times - dealt === 1));
    }
  }
  return explained;
}

/**
 * Of the messages that a person has looked into in vain, those whose refund is known by now: of one kind and amount as many
 * as there are more refunds than messages that count, the oldest first. What we sent after a message came, it does not tell.
 */
export function turnedUp(
  messages: readonly ToldMessage[],
  known: readonly KnownBeside[],
  lookedInto: readonly ToldMessage[],
): ToldMessage[] {
  const kindOf = ({ raw }: ToldMessage) => {
    const { event, refundAmount } = readWebhook(raw);
    return `${event}:${refundAmount}`;
  };
  const counted = Map.groupBy(messages, kindOf);
  return [...Map.groupBy(lookedInto, kindOf)].flatMap(([kind, vain]) => {
    const amount = readWebhook((vain[0] as ToldMessage).raw).refundAmount;
    const equal = known.filter((refund) => refund.amount === amount);
    const explained: ToldMessage[] = [];
    for (const message of [...(counted.get(kind) ?? []), ...vain]) {
      if (canBeToldBy([...explained, message], equal)) explained.push(message);
    }
    return explained.filter((message) => vain.includes(message));
  });
}

/** Whether each of these messages can tell of another of the refunds, and of none that was sent after it came. */
function canBeToldBy(messages: readonly ToldMessage[], refunds: readonly KnownBeside[]): boolean {
  return messages
    .map(({ receivedAt }) => receivedAt)
    .sort((a, b) => a.getTime() - b.getTime())
    .every((came, index) => index < refunds.filter(({ since }) => since < came).length);
}

interface Grouped extends Omit<ToldRefund, 'why'> {
  /** Of each kind of message all, and how many that wait. */
  events: Map<string, ToldMessage[]>;
  waiting: Map<string, number>;
}

interface Counted extends Grouped {
  unknown: number;
  /** As many as the messages that wait may tell of. */
  maybe: number;
  /** Deliveries beyond what is known, whether they wait or not. */
  deliveries: number;
  /** Those that had failed when the list showed them. */
  seen: number;
  /** Those that have failed, by the list or by a message, and that nobody here knows. */
  unknownFailed: number;
}

function countTold({ messages, known }: Told): Counted[] {
  const told = new Map<string, Grouped>();
  for (const message of messages) {
    const { event, refundAmount: amount } = readWebhook(message.raw);
    if (amount === null) continue;
    const { reference } = message;
    const id = toldId(reference, amount);
    const { events, waiting } = told.get(id) ?? { events: new Map<string, ToldMessage[]>(), waiting: new Map() };
    // What was told of before one of that amount was said to have failed need be of no other, unless it is too much for it.
    if (event === 'refund.failed') waiting.clear();
    else waiting.set(event, (waiting.get(event) ?? 0) + waitingOf(message));
    told.set(id, {
      id,
      reference,
      amount,
      events: events.set(event, [...(events.get(event) ?? []), message]),
      waiting,
    });
  }
  return [...told.values()].map((of) => {
    const { events, waiting } = of;
    const equal = known.filter(({ reference, amount }) => reference === of.reference && amount === of.amount);
    const failed = equal.filter((refund) => refund.failed);
    const seen = Math.max(...[...events.values()].map(listedOf));
    const failures = events.get('refund.failed') ?? [];
    const over = Math.max(failed.length + seen, failures.length);
    // What was sent after a message came is none that it tells of, and takes the word with it that it has failed.
    const explain = (event: string, came: Date) => {
      const later = failed.filter(({ since }) => since >= came);
      const ofLater = failures.filter(({ receivedAt }) => later.some(({ since }) => since < receivedAt)).length;
      const here = equal.filter(({ since, forgotten }) => since < came && !forgotten.includes(event));
      const live = here.filter((refund) => !refund.failed).length;
      const others = failures.length - Math.min(later.length, ofLater);
      return { live, over: Math.max(here.length - live + seen, others) };
    };
    /** Of a kind of message as many as those that came by any moment tell of beyond what they can be explained by. */
    const beyond = ([event, messages]: [string, ToldMessage[]], came: Came, count: (of: ToldMessage) => number) => {
      const inTurn = [...messages].sort((a, b) => a[came].getTime() - b[came].getTime());
      return inTurn.map((last, index) => {
        const told = inTurn.slice(0, index + 1);
        const { live, over } = explain(event, last[came]);
        return { told, more: sumOf(told.map(count)) - live - over };
      });
    };
    const kinds = [...events];
    const maybe = Math.max(
      0,
      ...[...waiting].map(([event, count]) => {
        const messages = events.get(event) ?? [];
        return count - unexplained(explain(event, lastOf(messages)).live, messages);
      }),
      ...kinds.flatMap((kind) =>
        beyond(kind, 'receivedAt', timesOf).map(({ told, more }) => Math.min(sumOf(told.map(waitingOf)), more)),
      ),
    );
    const unknown = Math.max(
      ...kinds.flatMap((kind) => beyond(kind, 'firstReceivedAt', () => 1).map(({ more }) => more)),
    );
    const deliveries = Math.max(
      0,
      ...kinds.flatMap((kind) => beyond(kind, 'receivedAt', timesOf).map(({ more }) => more)),
    );
    return { ...of, seen, maybe, deliveries, unknownFailed: over - failed.length, unknown };
  });
}

type Came = 'firstReceivedAt' | 'receivedAt';

function lastOf(messages: readonly ToldMessage[]): Date {
  return new Date(Math.max(...messages.map(({ receivedAt }) => receivedAt.getTime())));
}

/** Live refunds that no message of this kind has told of: those that wait may be theirs. */
function unexplained(live: number, messages: readonly ToldMessage[] = []): number {
  const told = messages.map((message) => dealtWith(message) - Number(message.outcome === 'listed'));
  return Math.max(0, live - sumOf(told));
}

const timesOf = ({ times }: ToldMessage): number => times;
const dealtWith = (message: ToldMessage): number => message.times - waitingOf(message);
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Deliveries of a message that wait. The time of a single one for which a person was called is over. */
function waitingOf({ waiting, outcome, times, dealt }: ToldMessage): number {
  if (!waiting) return 0;
  const deliveries = times - dealt;
  return outcome === 'not_listed' && deliveries === 1 ? 0 : deliveries;
}

function listedOf(messages: readonly ToldMessage[]): number {
  return messages.filter(({ outcome }) => outcome === 'listed').length;
}
