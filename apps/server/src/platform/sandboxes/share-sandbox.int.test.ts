import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startPaystackSandbox } from '@oja/sandbox/paystack/start';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { expect, it, vi } from 'vitest';
import { shareSandbox } from './share-sandbox.ts';

const secretKey = 'sk_test_outlives';
const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
const program = fileURLToPath(import.meta.resolve('@oja/testing/processes/sandbox-process'));

it('goes on in another process where its owner was killed, with all that the owner had answered', async () => {
  const stateFile = path.join(await temporaryFolder(), 'sandbox-paystack.json');
  const owner = spawn(process.execPath, [program, stateFile, secretKey], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(owner, 'exit');
  const [home] = (await once(createInterface({ input: owner.stdout }), 'line')) as [string];
  const homes: (string | undefined)[] = [];
  const heir = await shareSandbox({
    name: stateFile,
    publicUrl: 'http://127.0.0.1',
    start: () => startPaystackSandbox({ stateFile, secretKey }),
    moved: (now) => homes.push(now?.url),
    failed: (error) => expect.unreachable(String(error)),
  });
  try {
    expect(homes).toEqual([home]);
    const begun = await fetch(`${home}/transaction/initialize`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: 'ada@example.com', amount: 500_000, reference: 'oja-outlives-its-owner' }),
    });
    expect(begun.status).toBe(200);
    owner.kill('SIGKILL');
    await gone;
    await expect(fetch(`${home}/`)).rejects.toThrow();
    await vi.waitUntil(() => homes.length > 1, { timeout: 5000 });
    expect(homes[1]).not.toBe(home);
    const known = await fetch(`${homes[1]}/transaction/verify/oja-outlives-its-owner`, { headers });
    expect(await known.json()).toMatchObject({ data: { amount: 500_000, reference: 'oja-outlives-its-owner' } });
  } finally {
    owner.kill('SIGKILL');
    await heir.close();
  }
});
