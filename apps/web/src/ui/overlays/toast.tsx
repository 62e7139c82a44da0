import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { dismissToast, TOAST_TIME, type Toast, useToasts } from './toast-store.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/** Where toasts appear (`toasts-keep-clear.ts`). Always there, so that readers hear what is put into it. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div role="status" className="toasts">
      {toasts.map((toast) => (
        <OneToast key={toast.id} {...toast} />
      ))}
    </div>
  );
}

function OneToast({ id, tone, text, action, stays }: Toast) {
  const Icon = icons[tone];
  return (
    <div
      data-tone={tone}
      // Its time begins when it is there as a whole: a busy phone takes longer to paint than to count.
      onAnimationEnd={() => stays || setTimeout(dismissToast, TOAST_TIME, id)}
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
}
