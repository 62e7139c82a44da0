/**
 * A moment in the life of a server process, told from outside by what it does to others: no line of the product is named.
 * `statement` and `commit` are about SQL in lower case without quotes and with single spaces, of which each text is a part;
 * a commit is that of a transaction that wrote all of them. `call` is a request to the provider, like `POST /refund`.
 */
export type Moment = { when: 'before' | 'after' } & (
  | { statement: string }
  | { commit: readonly [string, ...string[]] }
  | { call: string }
);

/** What happens at which moment. 'kill' ends the process at once, 'pause' waits until the file is taken away. */
export interface Armed {
  at: Moment;
  /** A call can only be the end: nobody waits for those who look on. */
  action: 'kill' | 'pause' | 'throw';
}
