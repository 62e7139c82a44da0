import type { Requirement } from './read-requirements.ts';

/** The scenarios of `docs/faults.md`: `- **C7** Disk full … → writes fail clean …`. */
export function readFaults(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*([A-K]\d+)\*\* (.*)$/gm)].map(([, id = '', text = '']) => ({ id, text }));
}
