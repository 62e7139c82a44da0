import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface Tab<T extends string> {
  value: T;
  label: string;
}

interface TabsProps<T extends string> {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  /** On phones little room is left between the tabs and their content. */
  tight?: boolean;
  /** Content of the chosen tab. */
  children: ReactNode;
}

/** Tabs by the book: one stop for the Tab key, arrows, Home and End move and choose. */
export function Tabs<T extends string>({ label, tabs, value, onChange, tight = false, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = (step + tabs.length) % tabs.length;
    const next = tabs[to];
    if (!next) return;
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="flex gap-2 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
            className={clsx(
              'min-h-11 border-b-2 px-4 text-sm font-semibold whitespace-nowrap -outline-offset-4',
              tab.value === value ? 'border-palm text-palm' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={clsx('pt-6', tight && 'max-sm:pt-1')}
      >
        {children}
      </div>
    </>
  );
}
