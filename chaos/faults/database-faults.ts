import type { Harm } from './fault-loop.ts';

const deeds = { backend: 6, 'all of PostgreSQL': 2, 'immediate stop': 2 };

/** PostgreSQL loses a process, or all of them, and recovers. */
export async function hurtDatabase({ stage, chance, tally }: Harm): Promise<void> {
  const deed = chance.weighed(deeds);
  const { database } = stage;
  const done =
    deed === 'backend'
      ? await database.killBackend(chance).catch(() => false)
      : await database.end(deed === 'immediate stop' ? 'SIGQUIT' : 'SIGKILL');
  if (done) tally.count('kills', deed);
}
