/**
 * Characters that nobody writes, as insides of a character class. Controls steer terminals, and some end a line where it must
 * not end; half of a surrogate pair is no character, and cannot be stored.
 */
export const controlCharacters = '\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff';
/** The same but for tab and line breaks. */
export const controlsWithinText = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ud800-\\udfff';
/**
 * Marks that turn the direction of all that follows: in a name they would turn what stands around it, too. Nobody sees
 * them, and contacts and chats put them into what is copied there: they are left out, not refused.
 */
export const directionMarks = '\\u202a-\\u202e\\u2066-\\u2069';

const turning = new RegExp(`[${directionMarks}]`, 'gu');
const unwritten = new RegExp(`[${controlCharacters}${directionMarks}]`, 'gu');

/** A text as its writer sees it, without the marks that turn its direction. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(turning, '');
}

/** What comes from elsewhere and cannot be refused, as one line without anything that nobody writes. */
export function writtenLine(text: string): string {
  return text.replace(/\s/g, ' ').replace(unwritten, '').replace(/ +/g, ' ').trim();
}
