import { create } from 'zustand';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  action?: { label: string; run: () => void } | undefined;
}

/** Milliseconds that a toast stays. */
export const TOAST_TIME = 3000;

let made = 0;

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

/** Says something in passing, for three seconds. What must not be missed belongs into the page. */
export function showToast(text: string, options: { tone?: ToastTone; action?: Toast['action'] } = {}): void {
  made += 1;
  const toast: Toast = { id: made, tone: options.tone ?? 'success', text, action: options.action };
  // At most two at once: an older one has been read by then.
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.slice(-1), toast] }));
  setTimeout(() => dismissToast(toast.id), TOAST_TIME);
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
