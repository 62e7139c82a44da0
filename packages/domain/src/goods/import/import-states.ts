/** Its rows are compared with what is there; they may be stored; are being stored; are; are being undone; are as far as they could be. */
export const importStates = ['reading', 'ready', 'storing', 'stored', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What storing does with a row: a variant that is new, one that changes, one that is so already, none that could be stored. */
export const importActions = ['new', 'change', 'same', 'wrong'] as const;
export type ImportAction = (typeof importActions)[number];

/** What became of a row. */
export const importOutcomes = ['planned', 'stored', 'refused', 'undone', 'not-undone'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** What of an import did not become what was asked for: rows that could not be stored, and that stayed when it was undone. */
export const importFailures = ['refused', 'not-undone'] as const satisfies readonly ImportOutcome[];
export type ImportFailure = (typeof importFailures)[number];

/** Where the product of a row goes: into the shop, to the operator first, or to the drafts because only pictures are missing. */
export const importWays = ['shop', 'review', 'draft'] as const;
export type ImportWay = (typeof importWays)[number];
