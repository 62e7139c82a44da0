import { LayoutGrid, List } from 'lucide-react';
import type { View } from './listing-state.ts';

const views = [
  { value: 'grid', label: 'Grid view', icon: LayoutGrid },
  { value: 'list', label: 'List view', icon: List },
] as const;

export function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset className="flex rounded-full bg-surface p-0.5 ring-1 ring-line-strong ring-inset">
      <legend className="sr-only">View</legend>
      {views.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={view === value}
          className="target grid place-items-center rounded-full text-muted aria-pressed:bg-palm-soft aria-pressed:text-palm"
          onClick={() => onChange(value)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </fieldset>
  );
}
