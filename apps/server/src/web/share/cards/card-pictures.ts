import type { MadeFiles } from '../made-files.ts';
import type { StoredPictures } from '../stored-pictures.ts';
import { drawCard } from './draw-card.ts';
import { cardFile, type ShareCard } from './share-card.ts';

/** The cards of stores and categories: drawn when first asked for and kept, of each page the newest alone. */
export class CardPictures {
  readonly #stored: StoredPictures;
  readonly #made: MadeFiles;

  constructor(stored: StoredPictures, made: MadeFiles) {
    this.#stored = stored;
    this.#made = made;
  }

  /** As a JPEG; null while one of the pictures is not there: what is kept shows them all. @throws NoTurn */
  find(card: ShareCard): Promise<Buffer | null> {
    return this.#made.bytes(
      cardFile(card),
      async () => {
        const pictures = await this.#read(card);
        return pictures.length === card.pictures.length ? pictures : null;
      },
      (pictures) => drawCard(card, pictures),
    );
  }

  async #read({ pictures }: ShareCard): Promise<Buffer[]> {
    const found = await Promise.all(pictures.map(async ({ key }) => (await this.#stored.find(key))?.()));
    return found.flatMap((bytes) => bytes ?? []);
  }
}
