export const reviewTabs = [
  { only: '', name: 'All' },
  { only: 'unanswered', name: 'To answer' },
] as const;

export const starChoices = ['5', '4', '3', '2', '1'] as const;

/** What a list of reviews says of itself in its address; '' for what it is not narrowed by. */
export interface ReviewPlace {
  only: (typeof reviewTabs)[number]['only'];
  stars: (typeof starChoices)[number] | '';
}

export function reviewPlaceOf(query: URLSearchParams): ReviewPlace {
  return {
    only: reviewTabs.find(({ only }) => only === query.get('only'))?.only ?? '',
    stars: starChoices.find((stars) => stars === query.get('stars')) ?? '',
  };
}

/** '?only=unanswered&stars=1'; '' for every review. */
export function reviewQuery(place: ReviewPlace): string {
  const query = new URLSearchParams(Object.entries(place).filter(([, value]) => value !== ''));
  return query.size ? `?${query}` : '';
}
