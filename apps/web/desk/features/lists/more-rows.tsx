import type { RefObject } from 'react';
import { LoadMore } from '../../../src/ui/states/load-more.tsx';
import { TryAgain } from '../../../src/ui/states/try-again.tsx';

interface Pages {
  hasNextPage: boolean;
  isPlaceholderData: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface MoreRowsProps {
  list: Pages;
  /** What is said of a page that does not come. */
  failed: string;
  /** What stands where the list goes on: when that comes near, the next page is asked for without a tap. */
  end: RefObject<HTMLDivElement | null> | undefined;
}

/** The way to the next page. One that failed is asked for by hand alone. */
export function MoreRows({ list, failed, end }: MoreRowsProps) {
  if (!list.hasNextPage || list.isPlaceholderData) return null;
  const load = () => void list.fetchNextPage();
  if (list.isFetchNextPageError) return <TryAgain text={failed} busy={list.isFetchingNextPage} onRetry={load} />;
  return <LoadMore busy={list.isFetchingNextPage} end={end} onLoad={load} />;
}
