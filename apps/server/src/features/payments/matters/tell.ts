import type { Log } from '../../../platform/log.ts';

/** What others did, as a line of the log that is written once the transaction that records it has come to pass. */
export interface Tell {
  details: object;
  text: string;
}

export function tell(log: Log, tells: readonly Tell[]): void {
  for (const { details, text } of tells) log.warn(details, text);
}
