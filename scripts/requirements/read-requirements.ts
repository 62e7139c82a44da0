export interface Requirement {
  id: string;
  text: string;
}

/** The numbered lines of `docs/requirements.md` and `docs/desk-requirements.md`: `- **CART-14** (§4, §5) Items …`. Conflicts and gaps are not requirements. */
export function readRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*([A-Z]+-\d+)\*\* \(([^)]*)\) (.*)$/gm)].map(([, id = '', , text = '']) => ({
    id,
    text,
  }));
}

/** The numbers of the conflicts and gaps that were settled: `- **G-12** HOME-19: …`. A test may name them beside requirements. */
export function readSettled(markdown: string): string[] {
  return [...markdown.matchAll(/^- \*\*([CG]-\d+)\*\* /gm)].map(([, id = '']) => id);
}
