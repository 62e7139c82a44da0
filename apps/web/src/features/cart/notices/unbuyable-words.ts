/** A notice stays short; the lines themselves say the rest. */
const mostNames = 3;

/** Which lines stand in the way of the checkout, and what to do. */
export function unbuyableWords(lineNames: readonly string[]): string {
  const names = [...new Set(lineNames)];
  const more = names.length - mostNames;
  const shown = more > 0 ? [...names.slice(0, mostNames), `${more} more`] : names;
  const last = shown.at(-1) ?? '';
  const all = shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${last}` : last;
  return names.length > 1
    ? `${all} cannot be bought as they are. Remove or lower them to check out.`
    : `${all} cannot be bought as it is. Remove or lower it to check out.`;
}
