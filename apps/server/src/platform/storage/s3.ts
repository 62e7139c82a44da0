import type { StorageAddress } from '../../settings/storage-address.ts';
import { demandFileName, isFileName, typeOfFile } from './file-name.ts';
import { readListing } from './s3-answers.ts';
import { type S3Answer, S3Requests } from './s3-requests.ts';
import type { Storage } from './storage.ts';
import { StorageFailure } from './storage-failure.ts';

/** A name stands for its bytes for ever. */
const forEver = 'public, max-age=31536000, immutable';
/** Holds the id of the shop whose bucket it is; no picture is called so. Among them: the key may be for them alone. */
const mark = 'p/shop-id';

/** Files in a bucket of a storage that speaks S3. What was not sent whole is not there. */
export function openS3(address: StorageAddress): Storage {
  const requests = new S3Requests(address);

  async function unlessMissing(asked: Promise<S3Answer>): Promise<S3Answer | null> {
    const answer = await asked;
    return answer.status === 404 && answer.code !== 'NoSuchBucket' ? null : demandDone(answer);
  }

  function demandDone(answer: S3Answer): S3Answer {
    if (answer.status < 200 || answer.status > 299) throw requests.refusalOf(answer);
    return answer;
  }

  /** @throws StorageFailure for an answer that is no listing, such as that of another service at this address */
  async function listPart(query: Record<string, string>, tries?: number) {
    const answer = await requests.ask({
      method: 'GET',
      query: { 'list-type': '2', ...query },
      ...(tries && { tries }),
    });
    const part = answer.status === 200 ? readListing(answer.body.toString('utf8')) : null;
    if (part === null) throw requests.refusalOf(answer);
    return part;
  }

  const readMark = async (): Promise<string | undefined> =>
    (await unlessMissing(requests.ask({ method: 'GET', name: mark })))?.body.toString('utf8').trim();

  /** Whoever asks how it is, however often, has it looked at once at a time. */
  let looking = false;
  const check = async (): Promise<void> => void (await listPart({ 'max-keys': '1' }, 1));

  return {
    async put(name, bytes) {
      const headers = { 'content-type': typeOfFile(name), 'cache-control': forEver };
      demandDone(await requests.ask({ method: 'PUT', name, headers, body: bytes }));
    },
    async putAt(name) {
      demandFileName(name);
      const found = await unlessMissing(requests.ask({ method: 'HEAD', name }));
      if (found === null) return null;
      const at = new Date(found.headers.get('last-modified') ?? '');
      // Of what is not known to be old nothing is removed.
      return Number.isNaN(at.getTime()) ? new Date() : at;
    },
    async read(name) {
      demandFileName(name);
      return (await unlessMissing(requests.ask({ method: 'GET', name })))?.body ?? null;
    },
    async remove(name) {
      demandFileName(name);
      await unlessMissing(requests.ask({ method: 'DELETE', name }));
    },
    async *list(folder) {
      const asked = new Set<string>();
      for (let next: string | undefined = ''; next !== undefined; ) {
        const from: string = next;
        asked.add(from);
        const part = await listPart({ prefix: `${folder}/`, ...(from && { 'continuation-token': from }) });
        // What others put there is not ours.
        const names = part.names.filter(isFileName);
        if (names.length > 0) yield names;
        if (part.next !== undefined && asked.has(part.next))
          throw new StorageFailure('The storage lists the same part again.', { isPassing: false });
        next = part.next;
      }
    },
    addressOf: (name) => (address.publicUrl !== null && isFileName(name) ? `${address.publicUrl}/${name}` : null),
    async claim(shopId) {
      const owner = await readMark();
      if (owner !== undefined) return owner;
      const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
      demandDone(await requests.ask({ method: 'PUT', name: mark, headers, body: Buffer.from(shopId) }));
      // Of two that claim it at once the later has it.
      return (await readMark()) ?? shopId;
    },
    check,
    isAnswering() {
      if (requests.failure !== null && !looking) {
        looking = true;
        check()
          .catch(() => undefined)
          .finally(() => {
            looking = false;
          });
      }
      return requests.failure === null;
    },
  };
}
