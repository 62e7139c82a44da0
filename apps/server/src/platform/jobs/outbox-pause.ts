import { sql } from 'kysely';

/** Seconds: the first pause after a failure, doubled each time, and the longest. */
const firstPause = 2;
const longestPause = 3600;

/** How long a message of the outbox waits after a failure, by the `attempts` of its row. */
export const pause = sql`make_interval(secs => least(${longestPause}, ${firstPause} * 2 ^ least(attempts, 20)))`;
