import { RotateCcw, ShieldCheck, Store } from 'lucide-react';

const facts = [
  { icon: ShieldCheck, title: 'Secure payment', text: 'By card through Paystack, or with store credit' },
  { icon: RotateCcw, title: 'Returns in writing', text: 'Every product states its return policy' },
  { icon: Store, title: 'Independent sellers', text: 'Small and large stores from across Nigeria' },
];

/** Three facts that a first-time shopper looks for. */
export function TrustStrip() {
  return (
    <ul className="column trust">
      {facts.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden="true" className="trust-icon" />
          <span>
            <b>{title}</b>
            <span className="text-muted max-sm:sr-only">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
