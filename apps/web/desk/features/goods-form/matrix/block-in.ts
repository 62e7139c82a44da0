/** A block of a spreadsheet: rows of cells; null for what is one word for one field. */
export function blockIn(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const block = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  return block.length === 1 && block[0]?.length === 1 ? null : block;
}
