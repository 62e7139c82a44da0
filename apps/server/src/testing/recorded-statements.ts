import type { TestDatabase } from '@oja/testing/database/test-database';

/** A statement as it was sent to PostgreSQL. */
export interface RecordedStatement {
  text: string;
  values: readonly unknown[];
}

/**
 * From now on each statement of the pool is added to the list that is returned. To be called before the pool is used: a
 * connection that is open is not listened to.
 */
export function recordStatements({ pool }: TestDatabase): RecordedStatement[] {
  const recorded: RecordedStatement[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const listening = (...asked: unknown[]) => {
      const [first, second] = asked;
      const { text = '', values } = typeof first === 'string' ? { text: first } : (first as Partial<RecordedStatement>);
      recorded.push({ text, values: values ?? (Array.isArray(second) ? second : []) });
      return query(...asked);
    };
    client.query = listening as typeof client.query;
  });
  return recorded;
}
