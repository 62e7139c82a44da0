import { ListingPage } from '../../features/listing/listing-page.tsx';

export function ElectronicsPage() {
  return <ListingPage name="electronics" title="Electronics" empty="No electronics products found" filterBy="tags" />;
}
