import { type Setting, settings } from './settings.ts';

/** Everything the process can be told from outside, validated once at start. One field per setting of `settings.ts`. */
export type Config = {
  [Name in keyof typeof settings as CamelCase<Name>]: ReturnType<(typeof settings)[Name]['read']>;
} & {
  /** Where shoppers reach the shop, without a trailing slash. */
  publicUrl: string;
  demo: boolean;
  mailFrom: string;
};

type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<S>;

/** A setting that cannot be used. The message is one line for the person who starts the server. */
export class ConfigFailure extends Error {
  override name = 'ConfigFailure';
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Reads and validates the environment. Throws `ConfigFailure` naming the setting and what it takes. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings) as [string, Setting<unknown>][]) {
    const given = env[name]?.trim();
    try {
      values[camelCase(name)] = setting.read(given === '' ? undefined : given);
    } catch (cause) {
      throw new ConfigFailure(`${name}=${setting.secret ? '…' : given} cannot be used: ${(cause as Error).message}`);
    }
  }
  const config = values as unknown as Config;
  config.publicUrl ??= `http://localhost:${config.port}`;
  config.demo ??= config.databaseUrl === null;
  config.mailFrom ??= `${config.shopName} <${config.shopEmail}>`;
  refuseUnsafeMixtures(config);
  return config;
}

function refuseUnsafeMixtures(config: Config): void {
  if ((config.googleClientId === null) !== (config.googleClientSecret === null)) {
    throw new ConfigFailure('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.');
  }
  const live = config.paystackSecretKey?.startsWith('sk_live_') ?? false;
  if (config.demo && live) {
    throw new ConfigFailure('PAYSTACK_SECRET_KEY is a live key, and demo mode is on: set DEMO=0, or use a test key.');
  }
  if (live && new URL(config.paystackUrl).host !== 'api.paystack.co') {
    throw new ConfigFailure('PAYSTACK_URL must be https://api.paystack.co with a live PAYSTACK_SECRET_KEY.');
  }
  if (!config.demo && config.authSecret === null) {
    throw new ConfigFailure(
      'AUTH_SECRET is needed with DEMO=0: at least 32 random characters, the same for every server process.',
    );
  }
  if (!config.demo && config.smtpUrl === null) {
    throw new ConfigFailure(
      'SMTP_URL is needed with DEMO=0: the mail server, like smtps://user:password@mail.example:465.',
    );
  }
}
