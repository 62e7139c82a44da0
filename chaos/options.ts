import { parseArgs } from 'node:util';

export interface Options {
  /** How long the storm lasts; starting and coming to rest take about half a minute more. */
  seconds: number;
  buyers: number;
  /** Equal seeds give equal plans; what the machine makes of them differs. */
  seed: number;
  /** Seconds between two ends of a server process, by and large. */
  killEvery: number;
  /** Where the report goes as JSON, too. */
  json: string | null;
  /** The folder with database, logs and history is kept even if nothing was found. */
  keep: boolean;
  /** A module that breaks the servers on purpose, to see that the run tells. */
  mutant: string | null;
}

export const usage = `npm run chaos [-- --seconds 60] [--buyers 24] [--seed N] [--kill-every 3] [--json file] [--keep]`;

/** @throws Error with one line for whoever typed it */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '60' },
      buyers: { type: 'string', default: '24' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      'kill-every': { type: 'string', default: '3' },
      json: { type: 'string' },
      keep: { type: 'boolean', default: false },
      mutant: { type: 'string' },
    },
  });
  return {
    seconds: numberIn('seconds', values.seconds, 1, 86_400),
    buyers: numberIn('buyers', values.buyers, 1, 500),
    seed: numberIn('seed', values.seed, 0, 2 ** 32 - 1),
    killEvery: numberIn('kill-every', values['kill-every'], 0.5, 86_400),
    json: values.json ?? null,
    keep: values.keep,
    mutant: values.mutant ?? null,
  };
}

function numberIn(name: string, given: string, least: number, most: number): number {
  const value = Number(given);
  if (!(value >= least && value <= most)) throw new Error(`--${name} takes a number from ${least} to ${most}.`);
  return value;
}
