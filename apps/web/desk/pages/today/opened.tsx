import { PartyPopper } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { useHref, useStore } from '../../app/store.ts';

/** The moment at which a store opens. */
export function Opened() {
  const { slug, storeName } = useStore();
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="opened" className="store-opened adire">
      <PartyPopper aria-hidden="true" className="store-opened-mark" />
      <h2 id="opened" ref={heading} tabIndex={-1} className="display text-2xl wrap-anywhere">
        {storeName} is open.
      </h2>
      <p>Shoppers can find it from now on. What you put on sale stands there at once.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href('newProduct')}>Add a product</ButtonLink>
        <ButtonLink variant="secondary" href={`/#/store/${encodeURIComponent(slug)}`}>
          See my store
        </ButtonLink>
      </div>
    </section>
  );
}
