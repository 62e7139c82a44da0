/** Of names the one that is most like a text, where one is that like; in any case. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const asked = text.toLowerCase().slice(0, MOST_LETTERS);
  const most = Math.max(1, Math.floor(asked.length / 3));
  const [nearest] = names
    .map((name) => ({ name, away: stepsBetween(asked, name.toLowerCase().slice(0, MOST_LETTERS), most) }))
    .toSorted((a, b) => a.away - b.away);
  return nearest && nearest.away <= most ? nearest.name : undefined;
}

const MOST_LETTERS = 60;

/** Letters that are put in, taken out or changed to make one of the other; more than the most where it takes more. */
function stepsBetween(one: string, other: string, most: number): number {
  // One row that is written over: a file may ask for thousands of names.
  const row = Uint8Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at++) {
    const letter = one.charCodeAt(at);
    let aslant = at;
    let left = at + 1;
    let least = left;
    row[0] = left;
    for (let to = 1; to < row.length; to++) {
      const above = row[to] ?? 0;
      left = Math.min(above + 1, left + 1, aslant + (letter === other.charCodeAt(to - 1) ? 0 : 1));
      row[to] = left;
      least = Math.min(least, left);
      aslant = above;
    }
    if (least > most) return least;
  }
  return row[other.length] ?? 0;
}
