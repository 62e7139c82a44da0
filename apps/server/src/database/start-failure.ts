/** Something that the person who starts the server must put right. The message is the one line to print. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
