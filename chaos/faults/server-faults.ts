import type { Harm } from './fault-loop.ts';

/** A server process is killed, or told to stop as for an update; it starts again soon. */
export async function endServer({ stage, chance, tally }: Harm): Promise<void> {
  const server = chance.of(stage.servers);
  const rest = chance.between(0, 800);
  if (chance.hits(0.75)) {
    tally.count('kills', 'server');
    await server.restart('SIGKILL', rest);
  } else {
    tally.count('updates', 'server');
    const wasReady = server.isReady();
    const how = await server.restart('SIGTERM', rest);
    tally.count('updates', wasReady ? `of an open server, ended with ${how}` : `while starting, ended with ${how}`);
  }
}
