/**
 * Fields after lines were pasted into one of them: each line fills the next field below. Blank lines are left out, and so is
 * what would stand beyond the last field.
 *
 * @param ids the fields from top to bottom
 * @param at the field that was pasted into
 */
export function withPasted(
  fields: Readonly<Record<string, string>>,
  ids: readonly string[],
  at: string,
  pasted: string,
): Record<string, string> {
  const lines = linesOf(pasted);
  const below = ids.slice(Math.max(0, ids.indexOf(at)));
  const filled = below.slice(0, lines.length).map((id, index) => [id, lines[index] ?? '']);
  return { ...fields, ...Object.fromEntries(filled) };
}

/** The lines of a pasted text that say something: those of a column of a sheet, too. */
export const linesOf = (pasted: string): string[] =>
  pasted
    .split(/[\r\n\t]+/)
    .map((line) => line.trim())
    .filter(Boolean);
