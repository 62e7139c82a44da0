import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { Page } from '../../ui/page.tsx';

export function HomePage() {
  const { data } = useQuery(read('home', {}));
  return <Page title="">{data?.trending.length}</Page>;
}
