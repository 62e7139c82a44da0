/** The longest text that the shop searches for. */
const LONGEST = 200;

/** What an address asks to search for, without what nobody can type and no name holds. */
export function searchedText(query: URLSearchParams): string {
  const text = (query.get('q') ?? '').replace(/\p{Cc}/gu, ' ').trim();
  return text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '');
}
