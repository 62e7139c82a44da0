/** More tags or categories than anybody chooses at once, and characters of them with commas between. */
export const mostChosen = { entries: 50, characters: 600 };

/** Whether a list can be narrowed by all of them at once. */
export function canChoose(chosen: readonly string[]): boolean {
  return chosen.length <= mostChosen.entries && chosen.join(',').length <= mostChosen.characters;
}
