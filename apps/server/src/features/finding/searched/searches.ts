import { createHmac } from 'node:crypto';
import { searchForm } from '@oja/domain/goods/search';
import { clientAddress } from '../../../http/connections/client-address.ts';
import { namesSomebody } from './names-somebody.ts';

/** Characters of what may be offered to others. */
const lengths = { least: 2, most: 60 };
/** Between two writings: of one address so many texts are counted, of all so many. */
const most = { ofAddress: 20, ofAll: 20_000 };

/** A text that was searched for. */
export interface Searched {
  form: string;
  /** As somebody typed it, in small letters. */
  shown: string;
  /** Digests of addresses. */
  who: string[];
}

interface Day {
  day: string;
  key: string;
}

/**
 * What is searched for, by how many: texts and digests of addresses, in memory until a job writes them down. Before it knows
 * the key of the day it notes nothing, and no address is given away as it is.
 */
export class Searches {
  #today: Day | undefined;
  /** Who asked what, as it came: asked again it says nothing new, and a digest costs as much as the answer. */
  #heard = new Set<string>();
  #texts = new Map<string, { shown: string; who: Set<string> }>();
  #counts = new Map<string, number>();
  #all = 0;

  /** From now on. What was noted on the day before, and not yet taken, is forgotten. */
  begin(today: Day): void {
    if (this.#today?.day !== today.day) this.#forget();
    this.#today = today;
  }

  note(text: string, address: string): void {
    if (!this.#today || this.#all >= most.ofAll || text.length > 2 * lengths.most) return;
    const asked = `${address} ${text}`;
    if (this.#heard.has(asked)) return;
    if (this.#heard.size < most.ofAll) this.#heard.add(asked);
    const shown = text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
    const form = searchForm(shown);
    if (form.length < lengths.least || shown.length > lengths.most || namesSomebody(shown)) return;
    const who = createHmac('sha256', this.#today.key).update(clientAddress(address)).digest('base64url');
    const count = this.#counts.get(who) ?? 0;
    const noted = this.#texts.get(form) ?? { shown, who: new Set() };
    if (count >= most.ofAddress || noted.who.has(who)) return;
    noted.who.add(who);
    this.#texts.set(form, noted);
    this.#counts.set(who, count + 1);
    this.#all += 1;
  }

  /** Gives away what was noted on that day since it last did so. */
  take(day: string): Searched[] {
    const taken = this.#today?.day === day ? this.#texts : new Map<string, { shown: string; who: Set<string> }>();
    this.#forget();
    return [...taken].map(([form, { shown, who }]) => ({ form, shown, who: [...who] }));
  }

  #forget(): void {
    this.#heard = new Set();
    this.#texts = new Map();
    this.#counts = new Map();
    this.#all = 0;
  }
}
