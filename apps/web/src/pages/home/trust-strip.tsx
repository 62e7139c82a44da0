import { RotateCcw, ShieldCheck, Store } from 'lucide-react';

const facts = [
  { icon: ShieldCheck, title: 'Secure payment', text: 'By card through Paystack, or with store credit' },
  { icon: RotateCcw, title: 'Returns in writing', text: 'Every product states its return policy' },
  { icon: Store, title: 'Independent sellers', text: 'Small and large stores from across Nigeria' },
];

/** Three facts that a first-time shopper looks for. */
export function TrustStrip() {
  return (
    <ul className="column grid gap-x-8 gap-y-4 py-6 sm:grid-cols-3 sm:py-8">
      {facts.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-center gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-palm-soft text-palm">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <span className="grid text-sm">
            <span className="font-semibold">{title}</span>
            <span className="text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
