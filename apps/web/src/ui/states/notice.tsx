import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'error' | 'success' | 'info';

const looks = {
  error: { icon: CircleAlert, box: 'bg-clay-soft', mark: 'text-danger' },
  success: { icon: CircleCheck, box: 'bg-palm-soft', mark: 'text-ok' },
  info: { icon: Info, box: 'bg-sunken', mark: 'text-indigo' },
} as const;

interface NoticeProps {
  tone?: NoticeTone;
  /** What to do about it, such as a 'Try again' button: beside the text, or below it where that would become narrow. */
  action?: ReactNode;
  /** For what the notice describes. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A message in the page. An error interrupts readers, the others wait for a pause. */
export function Notice({ tone = 'info', action, id, className, children }: NoticeProps) {
  const { icon: Icon, box, mark } = looks[tone];
  return (
    <div
      id={id}
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx('flex flex-wrap items-center gap-3 rounded-chip px-4 py-3 text-sm text-ink', box, className)}
    >
      <div className="flex min-w-0 grow basis-64 items-center gap-3">
        <Icon aria-hidden="true" className={clsx('size-5 shrink-0', mark)} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
