/** Under which name a member is told of a decision: by it what was not told yet is taken back. */
export const toldAs = (decisionId: string, userId: string): string => `decision:${decisionId}:${userId}`;
