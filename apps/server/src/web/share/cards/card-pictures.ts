import type { Turns } from '../../../database/turns.ts';
import { MadeFiles } from '../made-files.ts';
import type { StoredPictures } from '../stored-pictures.ts';
import { drawCard } from './draw-card.ts';
import { cardFile, type ShareCard } from './share-card.ts';

/** The cards of stores and categories: drawn when first asked for and kept, of each page the newest alone. */
export class CardPictures {
  readonly #stored: StoredPictures;
  readonly #made: MadeFiles;
  readonly folder: string;

  constructor(stored: StoredPictures, folder: string, turns: Turns) {
    this.#stored = stored;
    this.#made = new MadeFiles(folder, turns, true);
    this.folder = folder;
  }

  /** The file's name in `folder`; undefined while one of the pictures is not there: what is kept shows them all. @throws NoTurn */
  async find(card: ShareCard): Promise<string | undefined> {
    const name = cardFile(card);
    const isMade = await this.#made.has(name, async () => {
      const pictures = await this.#read(card);
      return pictures.length === card.pictures.length ? drawCard(card, pictures) : null;
    });
    return isMade ? name : undefined;
  }

  async #read({ pictures }: ShareCard): Promise<Buffer[]> {
    const found = await Promise.all(pictures.map(async ({ key }) => (await this.#stored.find(key))?.()));
    return found.flatMap((bytes) => bytes ?? []);
  }
}
