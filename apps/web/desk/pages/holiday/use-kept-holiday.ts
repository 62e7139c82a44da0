import type { Holiday } from '@oja/domain/stores/holiday';
import { useState } from 'react';
import { readStored, writeStored } from '../../../src/lib/storage.ts';
import { useAccount } from '../../app/store.ts';

/** A holiday as it is typed, over the one there is; kept on this phone until it is saved. */
export function useKeptHoliday(seller: string, there: Holiday) {
  const { user } = useAccount();
  const key = `oja.desk.typed.holiday.${user.id}.${seller}`;
  const [kept, setKept] = useState<Partial<Holiday>>(() => readKept(key));
  function put(next: Partial<Holiday>) {
    setKept(next);
    writeStored(key, Object.keys(next).length > 0 ? JSON.stringify(next) : null);
  }
  return {
    typed: { from: there.from, until: there.until, note: there.note, ...kept },
    change: (changes: Partial<Holiday>) => put({ ...kept, ...changes }),
    forget: () => put({}),
  };
}

/** What lies in the browser may be of another version, or broken: then nothing was typed. */
function readKept(key: string): Partial<Holiday> {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '{}');
    const texts = Object.entries(kept ?? {}).filter(
      ([field, text]) => ['from', 'until', 'note'].includes(field) && typeof text === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
