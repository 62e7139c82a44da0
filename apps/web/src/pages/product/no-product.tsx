import { PackageSearch } from 'lucide-react';
import { PodiumPage } from '../../features/viewed/podium-page.tsx';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** In place of a product: that it is not here, and the ways on; what is wrong with the address stands small below. */
export function NoProduct({ text }: { text: string }) {
  return (
    <PodiumPage
      title="This product is not here"
      icon={<PackageSearch />}
      actions={
        <>
          <ButtonLink href={href('trending')}>See what is trending</ButtonLink>
          <ButtonLink variant="secondary" href={href('categories')}>
            All categories
          </ButtonLink>
        </>
      }
      note={text}
    >
      The link is incomplete, or the seller has taken the product down.
    </PodiumPage>
  );
}
