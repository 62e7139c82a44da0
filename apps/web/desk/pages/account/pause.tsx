import { CHANGE_PAUSE_HOURS } from '@oja/domain/stores/payout-account';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { momentWords } from '../../features/money/month-words.ts';
import { useNow } from '../../ui/use-now.ts';

/** What a change brings with it, before it is begun. */
export function PauseAhead() {
  return (
    <p className="max-w-[60ch] text-sm text-muted">
      For {CHANGE_PAUSE_HOURS} hours after it is named your share of new orders waits here, so that nobody who gets into
      your account can send it away at once. Nothing is lost. What was sold before goes where it was going.
    </p>
  );
}

/** The same just before it is made, with the moment until which it lasts. */
export function Pause() {
  const until = new Date(useNow() + CHANGE_PAUSE_HOURS * 3_600_000);
  return (
    <Notice tone="info">
      For your safety, your share of orders placed in the next {CHANGE_PAUSE_HOURS} hours, until {momentWords(until)},
      waits here. Nothing is lost. We mail you about the change.
    </Notice>
  );
}
