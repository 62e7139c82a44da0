import type { ProductPage, Review } from '@oja/contract/catalogue';
import type { Answer } from '@oja/contract/client';
import { type InfiniteData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, read } from '../../lib/api.ts';
import { useMe } from '../session/me.ts';
import { replaced, withoutId, withoutReview, withReview } from './changed-reviews.ts';
import type { Draft } from './review-draft.ts';
import { chosenReviewsKey } from './use-chosen-reviews.ts';

type MorePages = InfiniteData<Answer<'productReviews'>>;

/** What the signed-in account has written about a product: undefined while that is not known, null if nothing. */
export function useMyReview(productId: string) {
  const me = useMe();
  const user = me.data?.user;
  const own = useQuery({ ...read('myReview', { params: { id: productId } }), enabled: !!user });
  const review = user ? own.data?.review : me.isPending ? undefined : null;
  return { signedIn: !!user, review, error: own.error, loading: own.isFetching, retry: () => void own.refetch() };
}

/** Writing and deleting it. What the page shows of reviews follows at once from the answer. */
export function useReviewChanges(productId: string, before: Review | null) {
  const queryClient = useQueryClient();
  const params = { id: productId };

  function remember(
    review: Review | null,
    change: (page: ProductPage) => ProductPage,
    changeList: (reviews: Review[]) => Review[],
  ) {
    queryClient.setQueryData(read('myReview', { params }).queryKey, { review });
    queryClient.setQueryData(read('product', { params }).queryKey, (page) => page && change(page));
    queryClient.setQueriesData<MorePages>({ queryKey: ['productReviews', productId] }, (data) =>
      data ? { ...data, pages: data.pages.map((page) => ({ ...page, items: changeList(page.items) })) } : data,
    );
  }

  const save = useMutation({
    mutationFn: (body: Draft) => call('saveReview', { params, body }),
    onSuccess: (saved) => {
      remember(
        saved.review,
        (page) => withReview(page, saved, before === null),
        (reviews) => replaced(reviews, saved.review),
      );
      // Where it stands among so many stars, or in another order, only the shop knows; asked when that is chosen again.
      void queryClient.invalidateQueries({ queryKey: chosenReviewsKey(productId), refetchType: 'none' });
    },
  });
  const remove = useMutation({
    mutationFn: (_: Review) => call('removeReview', { params }),
    onSuccess: (ratings, { id }) =>
      remember(
        null,
        (page) => withoutReview(page, id, ratings),
        (reviews) => withoutId(reviews, id),
      ),
  });
  return { save, remove };
}
