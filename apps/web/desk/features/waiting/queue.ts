import type { ApiError } from '../../../src/lib/api.ts';
import { newId } from '../../../src/lib/new-id.ts';
import { type Act, subjectsOf } from './act.ts';
import type { KeptAct } from './kept-acts.ts';
import {
  type AnySent,
  type Asker,
  asApiError,
  type Halt,
  haltedBy,
  isHeard,
  refusedFor,
  refusedIn,
  type Sent,
  type Tried,
  whyNotSent,
} from './outcome.ts';
import type { QueueParts, QueueState, SendOptions } from './queue-parts.ts';
import type { AnyAnswer } from './send-act.ts';

/** An act of this tab that is not through yet. */
interface OwnAct {
  act: KeptAct;
  /** What was read before may be from before it was kept. */
  isKept: boolean;
}

/** The acts of an account at its stores' desks: kept on this phone and sent in order, each until the shop has answered. */
export class WaitingQueue {
  readonly #parts: QueueParts;
  readonly #listeners = new Set<() => void>();
  readonly #asking = new Map<string, Asker>();
  readonly #own = new Map<string, OwnAct>();
  #state: QueueState = { waiting: [], refused: [], halt: null, keeps: true };
  #sending: Promise<void> | undefined;
  #isClosed = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly state = (): QueueState => this.#state;

  /** Takes up what is kept, also by other tabs, and sends it. */
  async resume(): Promise<void> {
    await this.#read();
    await this.flush();
  }

  /** Keeps an act and sends it when its turn comes. Never throws. */
  async send<A extends Act>(seller: string, act: A, about: string, options: SendOptions = {}): Promise<Sent<A>> {
    const { names, screen } = options;
    const kept = { ...this.#made(seller, act, about), ...(names && { names }) };
    this.#own.set(kept.key, { act: kept, isKept: false });
    this.#set({ waiting: [...this.#state.waiting, kept] });
    try {
      await this.#parts.store.put(kept);
    } catch {
      return (await this.#sendDirectly(kept)) as Sent<A>;
    }
    this.#own.set(kept.key, { act: kept, isKept: true });
    this.#set({ keeps: true });
    const sent = new Promise<AnySent>((tell) => this.#asking.set(kept.key, { tell, screen }));
    void this.flush();
    return (await sent) as Sent<A>;
  }

  /** Sends what waits, one after the other, until one cannot be sent. */
  async flush(): Promise<void> {
    if (this.#isClosed) return;
    this.#sending ??= this.#parts
      .alone(() => this.#sendAll())
      .finally(() => {
        this.#sending = undefined;
        // What came while the last one was under way.
        if (!this.#isClosed && this.#state.waiting.length > 0 && this.#state.halt === null) void this.flush();
      });
    await this.#sending;
  }

  /** Somebody has looked at what was refused. It goes from the phone first: gone from the screen it does not come back. */
  async dismiss(key: string): Promise<void> {
    await this.#parts.store.remove([key]).catch(() => {});
    this.#set({ refused: this.#state.refused.filter((act) => act.key !== key) });
  }

  /** Nothing is sent or kept any more: what is kept may then be wiped, and is not put back. */
  close(): void {
    this.#isClosed = true;
    this.#own.clear();
    this.#tellKept();
    this.#set({ waiting: [], refused: [], halt: null });
  }

  /** By the clock, and after everything that this tab knows of: the clock of a phone is set now and then. */
  #made<A extends Act>(seller: string, act: A, about: string): KeptAct {
    const { user, now } = this.#parts;
    const at = now();
    const known = [...this.#state.waiting, ...this.#state.refused];
    const order = Math.max(at, ...known.map((each) => each.order + 1));
    return { key: newId(), at, act, about, user, seller, order };
  }

  async #sendDirectly(act: KeptAct): Promise<AnySent> {
    this.#set({ keeps: false });
    try {
      const answer = await this.#parts.send(act);
      this.#hear(() => this.#parts.onDone(act, answer));
      return { state: 'done', answer };
    } catch (error) {
      this.#hear(() => this.#parts.onGone(act));
      return { state: 'refused', error: asApiError(error) };
    } finally {
      this.#drop(act.key);
    }
  }

  async #sendAll(): Promise<void> {
    // Another tab may have sent some of them.
    await this.#read();
    const stuck: KeptAct[] = [];
    for (let next = this.#nextBeside(stuck); next; next = this.#nextBeside(stuck)) {
      const tried = await this.#try(next);
      if (tried === 'stuck') stuck.push(next);
      else if (tried !== 'through') return this.#halt(tried);
      // Not before one is through: what is said of the line would go and come with every try.
      else if (stuck.length === 0) this.#set({ halt: null });
    }
    if (stuck.length > 0) this.#halt('line');
    else this.#set({ halt: null });
  }

  /** The next one, but for those on what an act that does not go is about: they are done in their order. */
  #nextBeside(stuck: readonly KeptAct[]): KeptAct | undefined {
    const held = new Set(stuck.flatMap(({ act }) => subjectsOf(act)));
    return this.#state.waiting.find(({ act }) => !subjectsOf(act).some((id) => held.has(id)));
  }

  #halt(halt: Halt): void {
    this.#set({ halt });
    this.#tellKept();
  }

  /** Whoever asks goes on: what becomes of it is told later, if it must be. */
  #tellKept(): void {
    for (const { tell } of this.#asking.values()) tell({ state: 'kept' });
    this.#asking.clear();
  }

  async #try(act: KeptAct): Promise<Tried> {
    const reason = whyNotSent(act, this.#parts.now());
    if (reason !== null) {
      this.#asking.get(act.key)?.tell({ state: 'kept' });
      await this.#standAside(act, { reason });
      return 'through';
    }
    try {
      await this.#finish(act, await this.#parts.send(act));
      return 'through';
    } catch (error) {
      return this.#take(act, asApiError(error));
    }
  }

  async #finish(act: KeptAct, answer: AnyAnswer): Promise<void> {
    this.#hear(() => this.#parts.onDone(act, answer));
    const ask = this.#asking.get(act.key);
    const refused = isHeard(ask) ? null : refusedIn(answer);
    if (refused) await this.#standAside(act, refused);
    else await this.#remove(act.key);
    ask?.tell({ state: 'done', answer });
  }

  async #take(act: KeptAct, error: ApiError): Promise<Tried> {
    const halted = haltedBy(error);
    if (halted !== null) return halted;
    this.#hear(() => this.#parts.onGone(act));
    const ask = this.#asking.get(act.key);
    if (isHeard(ask)) await this.#remove(act.key);
    else await this.#standAside(act, { reason: error.message });
    ask?.tell({ state: 'refused', error });
    return 'through';
  }

  async #standAside(act: KeptAct, why: Pick<KeptAct, 'reason' | 'refusals'>): Promise<void> {
    this.#drop(act.key);
    if (this.#isClosed) return;
    const refused = { ...act, ...why };
    this.#set({ refused: [...this.#state.refused, refused] });
    await this.#parts.store.put(refused).catch(() => {});
  }

  async #remove(key: string): Promise<void> {
    await this.#parts.store.remove([key]).catch(() => {});
    this.#drop(key);
  }

  #drop(key: string): void {
    this.#asking.delete(key);
    this.#own.delete(key);
    this.#set({ waiting: this.#state.waiting.filter((act) => act.key !== key) });
  }

  async #read(): Promise<void> {
    // Those are in the store, unless they have been settled by another tab.
    const kept = new Set([...this.#own.values()].filter(({ isKept }) => isKept).map(({ act }) => act.key));
    try {
      const all = await this.#parts.store.all();
      if (!this.#isClosed)
        this.#takeUp(
          all.filter(({ user }) => user === this.#parts.user),
          kept,
        );
    } catch {
      this.#set({ keeps: false });
    }
  }

  /** @param kept own acts that the store had before it was read */
  #takeUp(read: KeptAct[], kept: ReadonlySet<string>): void {
    const found = new Set(read.map(({ key }) => key));
    for (const key of kept) {
      // Who still asks is answered: sent again under its key, it is answered as before.
      if (!found.has(key) && !this.#asking.has(key)) this.#own.delete(key);
    }
    const own = [...this.#own.values()].map(({ act }) => act).filter(({ key }) => !found.has(key));
    const all = [...read, ...own].sort((one, other) => one.order - other.order || one.at - other.at);
    const waiting = all.filter(({ reason }) => !reason);
    const gone = this.#state.waiting.filter(({ key }) => !waiting.some((act) => act.key === key));
    this.#set({ waiting, refused: all.filter(({ reason }) => reason) });
    for (const act of gone) this.#settledElsewhere(act);
  }

  #settledElsewhere(act: KeptAct): void {
    const { reason } = this.#state.refused.find(({ key }) => key === act.key) ?? {};
    if (reason) this.#asking.get(act.key)?.tell({ state: 'refused', error: refusedFor(reason) });
    this.#drop(act.key);
    this.#hear(() => this.#parts.onGone(act));
  }

  /** A fault of who hears of it makes nothing undone. */
  #hear(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      console.error('What was done at the desk could not be shown', error);
    }
  }

  #set(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
