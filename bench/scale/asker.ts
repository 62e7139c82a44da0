import { Agent, request } from 'node:http';
import { acceptEncoding } from '../server/load.ts';

export interface Asked {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  cookie?: string;
}

export interface Asker {
  /** Resolves when the whole answer is there; it is read, and thrown away. @throws unless it is a success */
  ask: (asked: Asked) => Promise<void>;
  close(): void;
}

/** Asks as a browser does, by node:http, because fetch would take a good part of what is measured. */
export function openAsker(url: string): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    ask: ({ method = 'GET', path, body, cookie }) =>
      new Promise((resolve, reject) => {
        const written = method === 'GET' ? undefined : JSON.stringify(body ?? {});
        const headers = {
          'accept-encoding': acceptEncoding,
          ...(cookie !== undefined && { cookie }),
          ...(written !== undefined && {
            origin: url,
            'x-requested-with': 'app',
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(written),
          }),
        };
        request(url + path, { method, agent, headers }, (response) => {
          response.on('error', reject);
          response.on('end', () => {
            if (response.statusCode === 200) resolve();
            else reject(new Error(`${method} ${path} was answered ${response.statusCode}.`));
          });
          response.resume();
        })
          .on('error', reject)
          .end(written);
      }),
    close: () => agent.destroy(),
  };
}
