import { ListingPage } from '../../features/listing/listing-page.tsx';

export function TrendingPage() {
  return <ListingPage name="trending" title="Trending" empty="No trending products found" filterBy="both" />;
}
