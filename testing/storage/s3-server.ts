import { spawn } from 'node:child_process';
import { utimes } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { temporaryFolder } from '../database/throwaway-cluster.ts';
import { refusalOfSigned } from './signed-request.ts';

/** The one key pair that it knows: s3rver has this id built in. */
const accessKey = 'S3RVER';
const secret = 'wJ/alr+XUtn9FEMIbPxRfiCY';
const bucket = 'oja-pictures';

/** Null: nothing is broken. */
type Broken = number | Answered | null;

interface Answered {
  status: number;
  code?: string;
  body?: string;
}

export interface S3Server {
  port: number;
  bucket: string;
  /** The setting that leads there; `changed` parts differ from what the server takes. */
  storageUrl: (
    changed?: Partial<{ secret: string; accessKey: string; bucket: string; port: number; rest: string }>,
  ) => string;
  /** Where whoever has no key finds what lies in the bucket. */
  publicUrl: string;
  /** What was asked of it: `PUT p/ab/….webp`. */
  asked: string[];
  /** Makes as if a file had been put at that time. */
  age: (name: string, at: Date) => Promise<void>;
  /** Answers in place of the storage, while it gives a refusal, or a status of its own. What it promises is waited for. */
  broken: (asked: string) => Broken | Promise<Broken>;
  close: () => Promise<void>;
}

/**
 * A storage that speaks S3 over HTTP, on a folder that is thrown away: s3rver behind a door that looks at signatures, which
 * s3rver does not. Anybody may read; only who signs may do more.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = await temporaryFolder();
  const store = await startStore(directory);
  const asked: string[] = [];
  const self: Pick<S3Server, 'broken'> = { broken: () => null };
  const door = createServer((incoming, answer) => {
    letIn(incoming, answer).catch(() => answer.destroy());
  });

  /** Of each path the newest writing. */
  const writing = new Map<string, Promise<unknown>>();

  async function letIn(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const { method = '', url = '' } = incoming;
    const what = `${method} ${url.replace(`/${bucket}/`, '')}`;
    asked.push(what);
    const broken = await self.broken(what);
    if (broken !== null) return answerBroken(answer, broken);
    const refused = refusalOfSigned(incoming, body, { accessKey, secret });
    if (refused) return refuse(answer, refused.status, refused.code, refused.message);
    const pass = () =>
      new Promise<void>((resolve) => {
        const passed = request(
          { port: store.port, host: '127.0.0.1', method, path: url, headers: incoming.headers },
          (from) => {
            answer.writeHead(from.statusCode ?? 500, from.headers);
            from.once('close', resolve).pipe(answer);
          },
        );
        passed.on('error', () => {
          answer.destroy();
          resolve();
        });
        passed.end(body);
      });
    if (method !== 'PUT') return pass();
    // A storage takes an object whole or not at all: s3rver writes two at once into one file.
    const turn = (writing.get(url) ?? Promise.resolve()).then(pass);
    writing.set(url, turn);
    await turn;
  }

  const port = await new Promise<number>((resolve) =>
    door.listen(0, '127.0.0.1', () => resolve((door.address() as AddressInfo).port)),
  );
  return Object.assign(self, {
    port,
    bucket,
    storageUrl: (changed = {}) => {
      const { rest = '', ...to } = { accessKey, secret, bucket, port, ...changed };
      return `s3+http://${to.accessKey}:${encodeURIComponent(to.secret)}@127.0.0.1:${to.port}/${to.bucket}${rest}`;
    },
    publicUrl: `http://127.0.0.1:${port}/${bucket}`,
    asked,
    age: (name, at) => utimes(path.join(directory, bucket, `${name}._S3rver_object`), at, at),
    close: async () => {
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      store.end();
    },
  } satisfies Omit<S3Server, 'broken'>);
}

function answerBroken(answer: ServerResponse, broken: NonNullable<Broken>): void {
  const { status, code = 'SlowDown', body } = typeof broken === 'number' ? ({ status: broken } as Answered) : broken;
  if (body === undefined) refuse(answer, status, code, 'Please reduce your request rate.');
  else answer.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

function refuse(answer: ServerResponse, status: number, code: string, message: string): void {
  answer.writeHead(status, { 'content-type': 'application/xml' });
  answer.end(`<?xml version="1.0"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}

async function startStore(directory: string): Promise<{ port: number; end: () => void }> {
  const file = path.join(import.meta.dirname, '../processes/s3-process.ts');
  const child = spawn(process.execPath, ['--openssl-legacy-provider', file, directory, bucket], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { port: Number(line), end: () => child.stdin.end() };
  }
  throw new Error('The storage ended without a port.');
}
