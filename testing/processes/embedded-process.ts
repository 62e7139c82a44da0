// A process that uses the embedded database of a data folder as a server does: told by its argument, until SIGTERM.
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { StartFailure } from '../../apps/server/src/database/start-failure.ts';

const [dataDir = '', systemFolder] = process.argv.slice(2);
try {
  const { address, adopted, home, stop } = await startEmbedded({ dataDir, ...(systemFolder && { systemFolder }) });
  process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify({ address, adopted, home })}\n`);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
