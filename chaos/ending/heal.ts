import { limitSessions } from '../faults/provider-faults.ts';
import { within } from '../pause.ts';
import type { Provider } from '../stage/provider.ts';
import type { ShopServer, Stage } from '../stage/stage.ts';
import type { Tally } from '../tally.ts';

/** Milliseconds in which a server must serve again once nothing hinders it any more. */
const recovery = 60_000;
/** More questions at once than a server has connections to the database: none of them may be dead. */
const atOnce = 24;

/**
 * Ends all harm. Both servers must then serve again by themselves, and stop cleanly when told to: what they come to rest
 * with are fresh processes, so that nothing is under way any more that the run knows nothing of.
 */
export async function heal({ servers, provider }: Stage, tally: Tally): Promise<void> {
  for (const { line } of servers) line.heal();
  await provider.ready();
  if (!(await within(recovery, () => behave(provider)))) throw new Error('The provider did not come back.');
  await Promise.all(
    servers.map(async (server) => {
      await server.ready();
      if (!(await within(recovery, () => serves(server)))) tally.violated(`${server.name} did not recover by itself`);
    }),
  );
  await Promise.all(servers.map((server) => restartCleanly(server, tally)));
}

/** As usual again; and what has not been paid by now cannot be paid any more. */
async function behave(provider: Provider): Promise<boolean> {
  return (await provider.ask('POST', '/control/heal')) && (await limitSessions(provider, 1));
}

async function restartCleanly(server: ShopServer, tally: Tally): Promise<void> {
  const how = await server.restart('SIGTERM');
  if (how !== 'code 0') tally.violated(`${server.name} was told to stop in calm and ended with ${how}`);
  await server.ready();
}

async function serves({ url }: ShopServer): Promise<boolean> {
  const ask = () => fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5000) });
  const answers = await Promise.all(Array.from({ length: atOnce }, ask));
  await Promise.all(answers.map((answer) => answer.body?.cancel()));
  return answers.every(({ ok }) => ok);
}
