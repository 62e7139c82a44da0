import { mayDo } from '@oja/domain/people/member-roles';
import { Select } from '../../../src/ui/forms/select.tsx';
import { navigate, useSearch } from '../../app/location.ts';
import { NotHere } from '../../app/not-here.tsx';
import { useDesk, useHref } from '../../app/store.ts';
import { TabsBar } from '../../features/lists/tabs-bar.tsx';
import {
  type ReviewPlace,
  reviewPlaceOf,
  reviewQuery,
  reviewTabs,
  starChoices,
} from '../../features/reviews/review-place.ts';
import { useDeskReviews } from '../../features/reviews/use-desk-reviews.ts';
import { OutOfShop } from '../../features/store-status/out-of-shop.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { ReviewsList } from './reviews-list.tsx';

/** What buyers wrote about the store's products, and what it answers. */
export function ReviewsPage() {
  const { stores, store } = useDesk();
  return mayDo(store.role, 'reviews') ? <Reviews /> : <NotHere stores={stores} />;
}

function Reviews() {
  const href = useHref();
  const place = reviewPlaceOf(useSearch());
  const { unanswered } = useDeskReviews(place);
  const go = (to: ReviewPlace) => navigate(href('reviews') + reviewQuery(to), { replace: true });
  return (
    <DeskPage
      title="Reviews"
      aside={
        <Select
          label="Stars"
          quietLabel
          value={place.stars}
          placeholder="Any stars"
          options={starChoices.map((value) => ({ value, label: value === '1' ? '1 star' : `${value} stars` }))}
          onChange={({ target }) => go({ ...place, stars: target.value as ReviewPlace['stars'] })}
        />
      }
    >
      <OutOfShop />
      <TabsBar
        label="Reviews by whether they have a reply"
        tabs={reviewTabs.map(({ only, name }) => ({
          name,
          href: href('reviews') + reviewQuery({ ...place, only }),
          isCurrent: only === place.only,
          count: only === 'unanswered' ? unanswered : undefined,
        }))}
      />
      <ReviewsList place={place} />
    </DeskPage>
  );
}
