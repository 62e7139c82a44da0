import { ListingPage } from '../../features/listing/listing-page.tsx';

export function NewArrivalsPage() {
  return (
    <ListingPage
      name="new-arrivals"
      path="newArrivals"
      title="New Arrivals"
      empty="No new products found"
      filterBy="categories"
    />
  );
}
