import { Agent, request } from 'node:http';
import { acceptEncoding } from '../server/load.ts';

export interface Asked {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  cookie?: string;
}

export interface Asker {
  /** Resolves when the whole answer is there; it is read, and thrown away. @throws unless it is a success, or comes too late for the shop */
  ask: (asked: Asked) => Promise<void>;
  /** How often the shop had no answer in time, 503, since this was asked last. */
  unanswered: () => number;
  close(): void;
}

/** Asks as a browser does, by node:http, because fetch would take a good part of what is measured. */
export function openAsker(url: string): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let late = 0;
  const ask: Asker['ask'] = (asked) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', path, body, cookie } = asked;
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
      const asking = request(url + path, { method, agent, headers }, (response) => {
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 503) late += 1;
          if (response.statusCode === 200 || response.statusCode === 503) resolve();
          else reject(new Error(`${method} ${path} was answered ${response.statusCode}.`));
        });
        response.resume();
      });
      asking.on('error', (error: NodeJS.ErrnoException) => {
        // The server ends a connection that was idle just as it is used again: then nothing was heard of the question.
        if (asking.reusedSocket && error.code === 'ECONNRESET') ask(asked).then(resolve, reject);
        else reject(new Error(`${method} ${path}: ${error.message}`, { cause: error }));
      });
      asking.end(written);
    });
  return {
    ask,
    unanswered() {
      const counted = late;
      late = 0;
      return counted;
    },
    close: () => agent.destroy(),
  };
}
