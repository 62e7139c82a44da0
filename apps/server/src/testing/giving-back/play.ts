import { kobo } from '@oja/domain/money/money';
import type { Stage } from './stage.ts';

/** One play on a stage, and what of it nobody but the play knows. */
export interface Play {
  stage: Stage;
  /** Numbers of messages that have arrived, and when each did for the first time; and of those that never do. */
  told: Map<number, number>;
  lost: Set<number>;
  /** No message arrives any more. */
  isDeaf: boolean;
  /** Kobo that the shop gave as credit or from its own bank account. */
  given: number;
  /** Refunds at the provider that waited there for a person when they were paid by hand: by its number and by ours. */
  replaced: Set<string>;
  /** An operator has closed the matter of refunds that are told of and not listed. */
  hasLooked: boolean;
  /** The shop has given money back besides. @throws when that was too much */
  gave: (amount: number, byHand?: { id: string; provider_refund_id: string | null }) => Promise<void>;
}

/** @param judge told after each thing that the shop has given, and what that was */
export async function beginPlay(stage: Stage, judge: (play: Play, act: string) => void): Promise<Play> {
  await stage.begin();
  const play: Play = {
    stage,
    told: new Map(),
    lost: new Set(),
    isDeaf: false,
    given: 0,
    replaced: new Set(),
    hasLooked: false,
    async gave(amount, byHand) {
      play.given += amount;
      if (byHand) play.replaced.add(byHand.provider_refund_id ?? byHand.id);
      judge(play, `${kobo(amount)} kobo were given ${byHand ? 'by hand' : 'as credit'}`);
    },
  };
  stage.onSent = async () => judge(play, 'a refund was sent');
  return play;
}
