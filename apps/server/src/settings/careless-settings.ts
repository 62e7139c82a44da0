import { isCarelessSecret } from './careless-secret.ts';
import { isPrivateName } from './private-name.ts';
import type { StorageAddress } from './storage-address.ts';

/** A setting that cannot be taken, and one line for the person who starts the server. */
export interface SettingFault {
  setting: string;
  line: string;
}

/** What is looked at, as it was read. */
interface Judged {
  demo: boolean;
  publicUrl: string;
  authSecret: string | null;
  sealKeys: readonly unknown[] | null;
  smtpUrl: string | null;
  storageUrl: StorageAddress | null;
  paystackSecretKey: string | null;
  paystackUrl: string;
  googleClientId: string | null;
  googleClientSecret: string | null;
  googleIssuer: string;
  limitRequests: boolean;
}

/** What must not go together, in any mode. */
export function unsafeMixtures(config: Judged): SettingFault[] {
  const live = isLive(config);
  return [
    ...faultIf((config.googleClientId === null) !== (config.googleClientSecret === null), {
      setting: 'GOOGLE_CLIENT_ID',
      line: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.',
    }),
    ...faultIf(config.demo && live, {
      setting: 'PAYSTACK_SECRET_KEY',
      line: 'PAYSTACK_SECRET_KEY is a live key, and demo mode is on: set DEMO=0, or use a test key.',
    }),
    ...faultIf(live && new URL(config.paystackUrl).origin !== 'https://api.paystack.co', {
      setting: 'PAYSTACK_URL',
      line: 'PAYSTACK_URL must be https://api.paystack.co with a live PAYSTACK_SECRET_KEY.',
    }),
  ];
}

/**
 * What somebody in a hurry forgets when a shop goes live. A shop under a name of its own machine or network is a trial: it
 * needs a secret and a mail server, and may do without the rest.
 * @param publicUrlGiven the address itself has a default for the demo
 */
export function carelessSettings(config: Judged, { publicUrlGiven }: { publicUrlGiven: boolean }): SettingFault[] {
  if (config.demo) return [];
  const { protocol, hostname } = new URL(config.publicUrl);
  const isPublic = publicUrlGiven && !isPrivateName(hostname);
  const { authSecret, paystackSecretKey, googleIssuer } = config;
  const issuer = new URL(googleIssuer);
  return [
    ...faultIf(authSecret === null, {
      setting: 'AUTH_SECRET',
      line: 'AUTH_SECRET is needed with DEMO=0: at least 32 random characters, the same for every server process.',
    }),
    ...faultIf(authSecret !== null && isCarelessSecret(authSecret), {
      setting: 'AUTH_SECRET',
      line: 'AUTH_SECRET can be guessed: use at least 32 random characters, such as those of: openssl rand -base64 32',
    }),
    ...faultIf(config.sealKeys === null, {
      setting: 'SEAL_KEYS',
      line: 'SEAL_KEYS is needed with DEMO=0: id:key, like 2026: and what this says: openssl rand -base64 32; the same for every server process, and kept with the backups.',
    }),
    ...faultIf(!publicUrlGiven, {
      setting: 'PUBLIC_URL',
      line: 'PUBLIC_URL is needed with DEMO=0: where shoppers reach the shop, like https://shop.example; links and cookies follow it.',
    }),
    ...faultIf(isPublic && protocol !== 'https:', {
      setting: 'PUBLIC_URL',
      line: `PUBLIC_URL must begin with https:// under a public name: over http anybody on the way reads passwords and cookies of ${hostname}.`,
    }),
    ...faultIf(config.smtpUrl === null, {
      setting: 'SMTP_URL',
      line: 'SMTP_URL is needed with DEMO=0: the mail server, like smtps://user:password@mail.example:465.',
    }),
    ...storageFaults(config.storageUrl, { isPublic }),
    ...faultIf(isPublic && paystackSecretKey !== null && !isLive(config), {
      setting: 'PAYSTACK_SECRET_KEY',
      line: 'PAYSTACK_SECRET_KEY is a test key, with which anybody can buy without paying: use a live key, or leave it out to hide card payment.',
    }),
    ...faultIf(isPublic && issuer.protocol !== 'https:', {
      setting: 'GOOGLE_ISSUER',
      line: 'GOOGLE_ISSUER must begin with https:// under a public PUBLIC_URL: else anybody on the way could sign in as anyone.',
    }),
    ...faultIf(isPublic && !config.limitRequests, {
      setting: 'LIMIT_REQUESTS',
      line: 'LIMIT_REQUESTS=0 is for trials and measurements: leave it out under a public PUBLIC_URL.',
    }),
  ];
}

function storageFaults(storage: StorageAddress | null, { isPublic }: { isPublic: boolean }): SettingFault[] {
  if (storage === null) return [];
  const { protocol, hostname } = new URL(storage.origin);
  const shown = storage.publicUrl === null ? null : new URL(storage.publicUrl);
  return [
    ...faultIf(protocol !== 'https:' && !isPrivateName(hostname), {
      setting: 'STORAGE_URL',
      line: `STORAGE_URL must begin with s3:// for a host that is not of this network: over http anybody on the way to ${hostname} could change pictures.`,
    }),
    ...faultIf(isPublic && shown !== null && shown.protocol !== 'https:', {
      setting: 'STORAGE_URL',
      line: 'STORAGE_URL needs a public that begins with https:// under a public PUBLIC_URL: browsers show no picture by http there.',
    }),
  ];
}

const isLive = ({ paystackSecretKey }: Judged): boolean => paystackSecretKey?.startsWith('sk_live_') ?? false;

const faultIf = (wrong: boolean, fault: SettingFault): SettingFault[] => (wrong ? [fault] : []);
