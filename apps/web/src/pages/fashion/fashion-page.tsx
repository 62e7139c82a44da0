import { ListingPage } from '../../features/listing/listing-page.tsx';

export function FashionPage() {
  return <ListingPage name="fashion" title="Fashion" empty="No fashion products found" filterBy="tags" />;
}
