export interface SpecifiedText {
  /** As the specification has it; `{x}` is filled in at run time. */
  text: string;
  where: string;
  /** The requirements that name it. */
  ids: string[];
  /** What must stand in the product, letter for letter: the text itself or what was decided in its place; none where real figures stand. */
  shown: string[];
}

/** The rows of `docs/texts.tsv`: text, where it shows, requirements, and what was decided instead (`-`: real figures). */
export function readTexts(tsv: string): SpecifiedText[] {
  const [, ...rows] = tsv.trimEnd().split('\n');
  return rows.map((row) => {
    const [text = '', where = '', ids = '', instead = ''] = row.split('\t');
    return { text, where, ids: ids.split(' '), shown: instead === '-' ? [] : (instead || text).split(' + ') };
  });
}
