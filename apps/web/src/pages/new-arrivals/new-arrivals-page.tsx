import { ListingPage } from '../../features/listing/listing-page.tsx';

export function NewArrivalsPage() {
  return <ListingPage name="newArrivals" title="New Arrivals" empty="No new products found" filterBy="categories" />;
}
