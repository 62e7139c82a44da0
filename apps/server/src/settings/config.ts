import { carelessSettings, type SettingFault, unsafeMixtures } from './careless-settings.ts';
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

/** Settings that cannot be used. The message is one line a fault, for the person who starts the server. */
export class ConfigFailure extends Error {
  override name = 'ConfigFailure';
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Reads and validates the environment. Throws `ConfigFailure` with one line for each setting that cannot be taken. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values: Record<string, unknown> = {};
  const faults: SettingFault[] = [];
  for (const [name, setting] of Object.entries(settings) as [string, Setting<unknown>][]) {
    const given = env[name]?.trim() || undefined;
    try {
      values[camelCase(name)] = setting.read(given);
    } catch (cause) {
      const shown = setting.secret ? '…' : given;
      faults.push({ setting: name, line: `${name}=${shown} cannot be used: ${(cause as Error).message}` });
      // The rest is looked at all the same, so that one start tells all.
      values[camelCase(name)] = setting.read(undefined);
    }
  }
  const config = values as unknown as Config;
  const publicUrlGiven = config.publicUrl !== null;
  config.publicUrl ??= `http://localhost:${config.port}`;
  config.demo ??= config.databaseUrl === null;
  config.mailFrom ??= `${config.shopName} <${config.shopEmail}>`;
  for (const fault of [...unsafeMixtures(config), ...carelessSettings(config, { publicUrlGiven })]) {
    if (!faults.some(({ setting }) => setting === fault.setting)) faults.push(fault);
  }
  if (faults.length > 0) throw new ConfigFailure(faults.map(({ line }) => line).join('\n'));
  return config;
}
