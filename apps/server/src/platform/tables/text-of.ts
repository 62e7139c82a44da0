import { Unreadable } from './read-table.ts';

const marks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * The text of a file: by its mark, else UTF-8, else what Windows wrote before. UTF-16 without a mark is not guessed at.
 * @throws Unreadable
 */
export function textOf(bytes: Buffer): string {
  const known = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  const text = decoded(bytes, known?.encoding ?? 'utf-8') ?? (known ? null : decoded(bytes, 'windows-1252'));
  if (text === null) throw new Unreadable('its letters are damaged. Save it again as CSV UTF-8');
  if (text.includes('\0'))
    throw new Unreadable('it is no text, or text in an encoding that is not known. Save it as CSV UTF-8');
  return text;
}

/** Null: it is no text of that encoding. */
function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
