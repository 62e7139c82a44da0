import { NewsletterForm } from './newsletter-form.tsx';

/** What the newsletter is, and its form. */
export function NewsletterBand() {
  return (
    <div className="column grid content-start gap-x-10 gap-y-5 py-10 lg:grid-cols-[2fr_3fr]">
      <div>
        <p className="display text-2xl">Market news</p>
        <p className="text-sm opacity-85">New stores and flash sales, twice a month.</p>
      </div>
      <NewsletterForm />
    </div>
  );
}
