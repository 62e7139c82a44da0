import { createHash } from 'node:crypto';
import { refusal } from '../../http/refusal.ts';

/**
 * Names what an operator is shown of a matter. The act says it again: whoever closes something has seen all of it, and
 * what came after it was shown stays open.
 */
export function markOf(...shown: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

/** @throws Refusal if it is not what the operator was shown */
export function demandSeen(seen: string, mark: string): void {
  if (seen !== mark) throw refusal('matter_changed');
}
