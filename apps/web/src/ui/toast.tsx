import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { dismissToast, useToasts } from './toast-store.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/** Where toasts appear: bottom centre, above the bottom bar. Always there, so that readers hear what is put into it. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div role="status" className="toasts">
      {toasts.map(({ id, tone, text, action }) => {
        const Icon = icons[tone];
        return (
          <div
            key={id}
            data-tone={tone}
            className="flex min-h-12 animate-appear items-center gap-3 rounded-full bg-ink px-5 text-sm font-medium text-canvas shadow-lifted"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0 py-2 wrap-anywhere">{text}</span>
            {action && (
              <button
                type="button"
                className="target -mr-3 px-3 font-semibold whitespace-nowrap underline underline-offset-4"
                onClick={() => {
                  action.run();
                  dismissToast(id);
                }}
              >
                {action.label}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
