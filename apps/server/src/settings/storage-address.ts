/** A bucket of a storage that speaks S3, and who may use it. */
export interface StorageAddress {
  /** Origin of its API: `https://s3.eu-west-1.amazonaws.com`. */
  origin: string;
  bucket: string;
  region: string;
  accessKey: string;
  secret: string;
  /** Where browsers find its files, without a trailing slash; null: they do not, the server sends them. */
  publicUrl: string | null;
}

const expected =
  's3://key:secret@host/bucket?region=…&public=https://media…, with / and + of the secret written as %2F and %2B';
const schemes: Record<string, string> = { 's3:': 'https:', 's3+http:': 'http:' };
/** As S3 has them. */
const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Ends up in a header of every document, beside words that have a meaning there. */
const hostForm = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i;
const regionForm = /^[a-z0-9-]{1,40}$/i;

/** Reads `s3://key:secret@host/bucket?region=…&public=…`; `s3+http:` goes without TLS. @throws Error */
export function readStorageAddress(given: string): StorageAddress {
  if (!URL.canParse(given)) throw new Error(`it takes ${expected}.`);
  const { protocol, username, password, host, pathname, searchParams, hash } = new URL(given);
  const bucket = pathname.slice(1);
  const scheme = schemes[protocol];
  if (!scheme || !username || !password || !hostForm.test(host) || hash || !bucketForm.test(bucket)) {
    throw new Error(`it takes ${expected}.`);
  }
  const strange = [...searchParams.keys()].find((name) => name !== 'region' && name !== 'public');
  if (strange !== undefined) throw new Error('it takes region and public behind the ?, and nothing else.');
  const region = searchParams.get('region') ?? 'us-east-1';
  if (!regionForm.test(region)) throw new Error('its region takes letters, digits and hyphens.');
  return {
    origin: `${scheme}//${host}`,
    bucket,
    region,
    accessKey: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    publicUrl: readPublicUrl(searchParams.get('public')),
  };
}

function readPublicUrl(given: string | null): string | null {
  if (given === null) return null;
  const refused = new Error('its public takes an address beginning with https:// or http://, without ? and #.');
  if (!URL.canParse(given)) throw refused;
  const { protocol, origin, host, pathname, username, password, search, hash } = new URL(given);
  const isPlain = (protocol === 'https:' || protocol === 'http:') && hostForm.test(host);
  if (!isPlain || username || password || search || hash) throw refused;
  return `${origin}${pathname}`.replace(/\/$/, '');
}
