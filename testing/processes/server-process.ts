import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { SocketAddress } from '../../apps/server/src/database/address.ts';

export interface ServerProcess {
  process: ChildProcess;
  address: SocketAddress;
  adopted: boolean;
  home: string;
  /** Sends the signal and waits for the process to be gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a real process that uses the embedded database of the folder; resolves when it has it. */
export async function startServerProcess(dataDir: string, systemFolder = ''): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'embedded-process.ts'), dataDir, systemFolder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const closed = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    return {
      process: child,
      ...(JSON.parse(line) as Pick<ServerProcess, 'address' | 'adopted' | 'home'>),
      async end(signal) {
        child.kill(signal);
        await closed;
      },
    };
  }
  throw new Error('The process ended without a database.');
}
