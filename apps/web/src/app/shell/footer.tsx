import { Mail, MapPin, Phone } from 'lucide-react';
import { NewsletterPlace } from '../../features/newsletter/newsletter-place.tsx';
import { href, type PlainPath } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';

const groups: { title: string; links: { to: PlainPath; name: string }[] }[] = [
  {
    title: 'Help',
    links: [
      { to: 'help', name: 'Help centre' },
      { to: 'shipping', name: 'Shipping' },
      { to: 'returnPolicy', name: 'Return policy' },
      { to: 'contact', name: 'Contact us' },
      { to: 'trackOrder', name: 'Track an order' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: 'about', name: 'About us' },
      { to: 'careers', name: 'Careers' },
      { to: 'blog', name: 'Blog' },
      { to: 'sell', name: 'Sell with us' },
      { to: 'terms', name: 'Terms of service' },
      { to: 'privacy', name: 'Privacy policy' },
    ],
  },
];

/** Who runs the shop and how to reach them. Links only to pages that exist. */
export function Footer() {
  const { brand, contact, social, appStores } = useSite();
  const outside = [
    { title: 'Follow us', links: social },
    { title: 'Get the app', links: appStores },
  ];
  return (
    <footer className="footer adire">
      <NewsletterPlace />
      <div className="column grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-3">
          <p className="display text-3xl">{brand}</p>
          <p className="max-w-[34ch] text-sm opacity-85">
            Market day, every day: goods from independent sellers across Nigeria.
          </p>
          <address className="mt-2 grid gap-1 text-sm not-italic">
            <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`} className="footer-link">
              <Phone aria-hidden="true" className="size-4" />
              {contact.phone}
            </a>
            <a href={`mailto:${contact.email}`} className="footer-link">
              <Mail aria-hidden="true" className="size-4" />
              {contact.email}
            </a>
            <span className="footer-link">
              <MapPin aria-hidden="true" className="size-4" />
              {contact.city}
            </span>
          </address>
        </div>
        {groups.map(({ title, links }) => (
          <LinkGroup key={title} title={title} links={links.map(({ to, name }) => ({ name, url: href(to) }))} />
        ))}
        {outside.map(({ title, links }) => (
          <LinkGroup key={title} title={title} links={links} />
        ))}
      </div>
    </footer>
  );
}

function LinkGroup({ title, links }: { title: string; links: { name: string; url: string; sign?: string | null }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className="grid content-start gap-1">
      <p className="mb-1 text-sm font-semibold">{title}</p>
      {links.map(({ name, url, sign }) => (
        <a key={name} href={url} rel={url.startsWith('#') ? undefined : 'noopener'} className="footer-link">
          {sign && (
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-current">
              <path d={sign} />
            </svg>
          )}
          {name}
        </a>
      ))}
    </nav>
  );
}
