// A process that runs the payment sandbox of a state file as the servers of one data folder do, and tells where: until it is killed.
import { startPaystackSandbox } from '@oja/sandbox/paystack/start';
import { shareSandbox } from '../../apps/server/src/platform/sandboxes/share-sandbox.ts';

const [stateFile = '', secretKey = ''] = process.argv.slice(2);
await shareSandbox({
  name: stateFile,
  publicUrl: 'http://127.0.0.1',
  start: () => startPaystackSandbox({ stateFile, secretKey }),
  moved: (home) => process.stdout.write(`${home?.url}\n`),
  failed: (error) => {
    throw error;
  },
});
