import type { ReactNode } from 'react';
import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { useFormParts } from './form-context.ts';
import { type FoldName, problemIn } from './problems.ts';

export const foldId = (name: FoldName): string => `fold-${name}`;

/** Opens a part, and brings what matters in it into view. @param selector of a place in it */
export function openFold(name: FoldName, selector: string): void {
  const details = document.getElementById(foldId(name));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.querySelector(selector)?.scrollIntoView({ block: 'center' });
}

interface FoldProps {
  name: FoldName;
  title: string;
  /** What is inside, in a line. */
  inside: string;
  children: ReactNode;
}

/** A part of the form that is folded away; its line says what is inside, and what is wrong with it. */
export function Fold({ name, title, inside, children }: FoldProps) {
  const { problems } = useFormParts();
  const problem = problemIn(problems.told, name);
  return (
    <Disclosure
      id={foldId(name)}
      title={
        <span className="fold-title">
          {title}
          {problem ? <span className="fold-problem">{problem}</span> : <span className="fold-inside">{inside}</span>}
        </span>
      }
    >
      <div className="grid gap-4">{children}</div>
    </Disclosure>
  );
}
