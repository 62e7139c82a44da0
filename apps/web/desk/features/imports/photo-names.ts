import { isFailureOf } from '../../../src/lib/api.ts';
import { isPassing, isSignedOut } from '../../app/is-passing.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { pauseAfter } from './pause-after.ts';

/** A photograph and the name of its file, by which a row means it. */
export interface Photo {
  id: string;
  name: string;
}

interface NameParts {
  /** Says to the import what photographs are called. @returns the names that mean nothing there */
  name: (photos: readonly Photo[]) => Promise<readonly string[]>;
  /** Whether others are still on their way: then names wait until there are many, for each request has its price on a bad line. */
  isMoreComing: () => boolean;
  onNamed: (photos: readonly Photo[], unknown: readonly string[]) => void;
  /** Hears of names that will not be taken as they are. */
  onRefused: (photos: readonly Photo[], text: string) => void;
  /** The import takes none any more. */
  onOver: () => void;
  onChange: () => void;
}

/** Named together at most. */
export const TOGETHER = 100;
/** Tries without an answer before it is said. */
const SILENT = 3;

/** It is stored, thrown away or forgotten: here, by a colleague, or on another phone. */
const isOver = (error: unknown): boolean =>
  isFailureOf<'addImportPictures'>(error) && (error.code === 'import_not_ready' || error.code === 'import_not_found');

const isFull = (error: unknown): boolean =>
  isFailureOf<'addImportPictures'>(error) && error.code === 'too_many_pictures';

/** Names photographs to an import that the shop has, some together, until it knows each. */
export class PhotoNames {
  readonly #parts: NameParts;
  #ready: readonly Photo[] = [];
  #failure = '';
  /** Nobody is signed in: names are tried again by hand, or with the line. */
  #isHalted = false;
  #isNaming = false;
  #together = TOGETHER;
  #tries = 0;
  #wake = () => {};

  constructor(parts: NameParts) {
    this.#parts = parts;
  }

  isBusy(): boolean {
    return this.#isNaming || this.#ready.length > 0;
  }

  /** Why they do not go through; '' while all is well. */
  failure(): string {
    return this.#failure;
  }

  add(photo: Photo): void {
    this.#ready = [...this.#ready, photo];
    void this.goOn();
  }

  drop(id: string): void {
    this.#ready = this.#ready.filter((photo) => photo.id !== id);
  }

  clear(): void {
    this.#ready = [];
    this.#failure = '';
  }

  /** There may be a line again. */
  resume(): void {
    this.#failure = '';
    this.#isHalted = false;
    this.#wake();
    void this.goOn();
  }

  async goOn(): Promise<void> {
    const isEnough = this.#ready.length >= TOGETHER || !this.#parts.isMoreComing();
    if (this.#isNaming || this.#isHalted || this.#ready.length === 0 || !isEnough) return;
    this.#isNaming = true;
    const photos = this.#ready.slice(0, this.#together);
    try {
      const unknown = await this.#parts.name(photos);
      this.#failure = '';
      this.#tries = 0;
      this.#together = Math.min(TOGETHER, 2 * this.#together);
      this.#ready = this.#ready.filter((photo) => !photos.includes(photo));
      this.#parts.onNamed(photos, unknown);
    } catch (error) {
      await this.#failed(photos, error);
    }
    this.#isNaming = false;
    this.#parts.onChange();
    await this.goOn();
  }

  async #failed(photos: readonly Photo[], error: unknown): Promise<void> {
    if (isOver(error)) return this.#parts.onOver();
    if (isSignedOut(error)) {
      this.#isHalted = true;
      this.#failure = refusalWords(error);
    } else if (isPassing(error)) await this.#rest(error);
    // One of many may be what is refused: it is found by halves.
    else if (photos.length > 1) this.#together = Math.ceil(photos.length / 2);
    else this.#refuse(isFull(error) ? this.#ready : photos, refusalWords(error));
  }

  #refuse(photos: readonly Photo[], text: string): void {
    this.#ready = this.#ready.filter((photo) => !photos.includes(photo));
    this.#parts.onRefused(photos, text);
  }

  async #rest(error: unknown): Promise<void> {
    const pause = pauseAfter(error, this.#tries);
    this.#tries += 1;
    if (this.#tries >= SILENT) this.#failure = `${refusalWords(error)} It is tried again by itself.`;
    this.#parts.onChange();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
