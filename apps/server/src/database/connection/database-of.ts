import type { DatabaseAddress } from '../address.ts';
import { startEmbedded } from '../embedded.ts';

/** The database of these settings, for a program beside the server: the embedded one is joined where it runs. */
export async function databaseOf({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | null;
  dataDir: string;
}): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  if (databaseUrl !== null) return { address: { url: databaseUrl }, stop: async () => undefined };
  return startEmbedded({ dataDir });
}
