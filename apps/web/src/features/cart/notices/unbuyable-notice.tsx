import type { CartLine } from '@oja/contract/cart';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui/states/notice.tsx';
import { unbuyableWords } from './unbuyable-words.ts';

interface UnbuyableNoticeProps {
  /** What the closed button names as its description. */
  id: string;
  lines: readonly CartLine[];
  action?: ReactNode;
}

/** Why the cart cannot be bought as it is; nothing where it can. */
export function UnbuyableNotice({ id, lines, action }: UnbuyableNoticeProps) {
  if (lines.length === 0) return null;
  return (
    <Notice tone="error" id={id} action={action}>
      {unbuyableWords(lines.map(({ name }) => name))}
    </Notice>
  );
}
