// The payment provider's stand-in as a process of its own: told where by its environment, until SIGTERM.
import { startPaystackSandbox } from '@oja/sandbox/paystack/start';

const { PORT = '', STATE_FILE = '', SECRET_KEY = '', WEBHOOK_URL = '', SUBACCOUNTS = '[]' } = process.env;
const tell = (level: string) => (details: object, message?: string) =>
  process.stdout.write(`${level} ${message ?? ''} ${JSON.stringify(details)}\n`);

const sandbox = await startPaystackSandbox({
  port: Number(PORT),
  stateFile: STATE_FILE,
  secretKey: SECRET_KEY,
  webhookUrl: WEBHOOK_URL,
  subaccounts: JSON.parse(SUBACCOUNTS),
  log: { info: tell('info'), warn: tell('warn'), error: tell('error') },
});
process.on('SIGTERM', () => void sandbox.close().then(() => process.exit(0)));
process.stdout.write(`The sandbox is open at ${sandbox.url}\n`);
