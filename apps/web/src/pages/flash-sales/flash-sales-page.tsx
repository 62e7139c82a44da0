import { ListingPage } from '../../features/listing/listing-page.tsx';

export function FlashSalesPage() {
  return (
    <ListingPage name="flashSales" title="Flash Sales" empty="No flash sales found" filterBy="categories" showsStock />
  );
}
