import { create } from 'zustand';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  action?: { label: string; run: () => void } | undefined;
  /** Until it is dismissed. */
  stays?: boolean | undefined;
}

/** Milliseconds that a toast stays once it is there as a whole. */
export const TOAST_TIME = 3000;

let made = 0;

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

interface ToastOptions {
  tone?: ToastTone;
  action?: Toast['action'] | undefined;
  stays?: boolean;
}

/** Says something in passing, for three seconds. What must not be missed belongs into the page. Answers its id. */
export function showToast(text: string, options: ToastOptions = {}): number {
  made += 1;
  const toast: Toast = {
    id: made,
    tone: options.tone ?? 'success',
    text,
    action: options.action,
    stays: options.stays,
  };
  // At most two at once: an older one has been read by then.
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.slice(-1), toast] }));
  return toast.id;
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
