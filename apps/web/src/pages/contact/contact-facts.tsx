import type { ContactFacts as Facts } from '@oja/contract/contact';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/states/skeleton.tsx';

/** How to reach the shop without the form; boxes until that is known. */
export function ContactFacts({ facts }: { facts: Facts | undefined }) {
  if (!facts)
    return (
      <div role="status" className="grid content-start gap-4">
        <span className="sr-only">Loading how to reach us</span>
        <Skeleton className="h-60 rounded-card" />
      </div>
    );
  const { phone, email, address, hours } = facts;
  return (
    <address className="grid content-start gap-5 rounded-card bg-sunken p-5 not-italic sm:p-6">
      <Fact icon={<Phone />} label="Call us">
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="target text-indigo underline">
          {phone}
        </a>
      </Fact>
      <Fact icon={<Mail />} label="Write to us">
        <a href={`mailto:${email}`} className="target text-indigo underline wrap-anywhere">
          {email}
        </a>
      </Fact>
      <Fact icon={<MapPin />} label="Visit us">
        {address}
      </Fact>
      <Fact icon={<Clock />} label="We answer">
        {hours}
      </Fact>
    </address>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-palm [&>svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className="font-medium">{children}</p>
      </div>
    </div>
  );
}
