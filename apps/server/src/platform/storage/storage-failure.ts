/** The storage does not answer, or refuses what it is asked. The message names it and its reason, and holds no secret. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  /** It may serve again by itself: it was not reached, or is at its limit. Else somebody must put something right. */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing, cause }: { isPassing: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isPassing = isPassing;
  }
}
