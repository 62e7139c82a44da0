import http from 'node:http';
import https from 'node:https';

export interface Exchange {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole exchange. */
  timeout: number;
}

export interface Received {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

const connectTimeout = 3000;
const largestAnswer = 2 ** 20;

/**
 * One HTTP exchange, within its time: 3 s to connect, `timeout` altogether, 1 MiB of answer. Follows no redirects.
 * Rejects when there is no complete answer. `fetch` cannot limit the time to connect, hence node:http.
 */
export function exchange({ method, url, headers, body, timeout }: Exchange): Promise<Received> {
  const secure = url.startsWith('https:');
  // Connections are kept for questions only, by Node's own agent: a POST on one that the other side just closed would
  // have an unknown outcome.
  const agent = method === 'GET' ? undefined : false;
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(url, { method, headers, agent });
    const fail = (reason: string) => request.destroy(new Error(reason));
    const whole = setTimeout(() => fail(`no answer in ${timeout} ms`), timeout);
    request.on('socket', (socket) => {
      if (!socket.connecting) return;
      const connecting = setTimeout(() => fail(`no connection in ${connectTimeout} ms`), connectTimeout);
      const connected = () => clearTimeout(connecting);
      socket.once(secure ? 'secureConnect' : 'connect', connected).once('close', connected);
    });
    request.on('close', () => clearTimeout(whole));
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > largestAnswer) fail('the answer is too large');
        else chunks.push(chunk);
      });
      response.on('error', reject);
      // Only a complete answer ends; one that is cut off is an error.
      response.on('end', () =>
        resolve({
          status: response.statusCode as number,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.end(body);
  });
}
