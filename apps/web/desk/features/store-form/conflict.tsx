import { useEffect, useRef } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { differing, fieldWords, valueWords } from './store-parts.ts';
import type { StoreFormState } from './use-store-form.ts';

/** Somebody else has saved meanwhile: what differs stands side by side, and whoever looks decides. */
export function Conflict({ state: { conflict, form, base, typed, keepMine, takeTheirs } }: { state: StoreFormState }) {
  const place = useRef<HTMLDivElement>(null);
  // It stands above all parts, and whoever saves looks at one of them.
  useEffect(() => {
    if (!conflict) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [conflict]);
  if (!conflict) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone="error"
        action={
          <>
            <Button onClick={keepMine}>Keep mine</Button>
            <Button variant="secondary" onClick={takeTheirs}>
              Take theirs
            </Button>
          </>
        }
      >
        <p className="font-semibold">{conflict} What you typed is kept.</p>
        <table className="conflict">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">What</span>
              </th>
              <th scope="col">Mine</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {differing(typed, base).map((field) => (
              <tr key={field}>
                <th scope="row">{fieldWords[field]}</th>
                <td>{valueWords(form, field)}</td>
                <td>{valueWords(base, field)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Notice>
    </div>
  );
}
