import { LifeBuoy, Mail, PackageCheck, Truck } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';

interface WhatsNextProps {
  email: string | undefined;
  /** How many sellers send a parcel, once that is known. */
  sellers: number | undefined;
}

/** What happens to the order from here on, and where to turn. */
export function WhatsNext({ email, sellers }: WhatsNextProps) {
  const who = sellers && sellers > 1 ? `Each of the ${sellers} sellers` : 'The seller';
  const points = [
    {
      icon: Mail,
      title: 'Confirmation by mail',
      text: email ? `We send your receipt to ${email}.` : 'We send you your receipt.',
    },
    { icon: PackageCheck, title: 'Seller approval', text: `${who} confirms and packs your items.` },
    {
      icon: Truck,
      title: 'Shipping with tracking',
      text: 'You see each parcel and its tracking number under Orders.',
    },
    {
      icon: LifeBuoy,
      title: 'Help',
      text: (
        <a href={href('help')} className="text-indigo underline">
          Questions about your order
        </a>
      ),
    },
  ];
  return (
    <section aria-labelledby="whats-next" className="grid gap-4">
      <h2 id="whats-next" className="text-xl">
        What's Next
      </h2>
      <ol className="grid gap-4 sm:grid-cols-2">
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4 rounded-card bg-surface p-4 ring-1 ring-line">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-palm" />
            <div className="min-w-0 text-sm wrap-anywhere">
              <h3 className="font-body text-sm font-semibold tracking-normal">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
