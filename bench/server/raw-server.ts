// A process of its own: plain node:http that answers each given path of the shop with the shop's own bytes, headers
// included, from memory. What the shop could do at most if it did nothing at all.
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { acceptEncoding } from './load.ts';

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const [shop = '', ...paths] = process.argv.slice(2);
/** Node writes these itself. */
const ownHeaders = ['date', 'connection', 'keep-alive'];

function fetchOnce(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(shop + path, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const parts: Buffer[] = [];
      const headers = { ...response.headers };
      for (const name of ownHeaders) delete headers[name];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

const answers = new Map<string, Answer>();
for (const path of paths) answers.set(path, await fetchOnce(path));

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit(0));
