/// <reference types="vite/client" />

declare module 'virtual:boot-table' {
  /** What the boot script needs of the page table. */
  export const bootPages: (Pick<import('./lib/routing/pages.ts').PageRow, 'path' | 'skeleton' | 'first'> & {
    folder: string;
  })[];
  /** The routes of all first requests. */
  export const bootRoutes: import('@oja/contract/client').RouteTable<import('@oja/contract/routes').ReadName>;
  /** Files of each page beyond the entry, by page folder. */
  export const chunksOfPages: Record<string, string[]>;
  export const fonts: string[];
  /** The stylesheet of everything beyond Home; '' in development, where there is one for all. */
  export const laterStyles: string;
}
