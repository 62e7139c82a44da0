/// <reference types="vite/client" />

declare module 'virtual:boot-table' {
  /** What the boot script needs of the page table. */
  export const bootPages: Pick<import('./lib/routing/pages.ts').PageRow, 'path' | 'folder' | 'skeleton' | 'first'>[];
  /** The routes of all first requests. */
  export const bootRoutes: import('@oja/contract/client').RouteTable<import('@oja/contract/routes').ReadName>;
  /** Names of files, and of each page folder a letter for each file beyond the entry: '0' is the first name's. */
  export const chunks: { names: string; ofPages: Record<string, string> };
  export const fonts: string[];
  /** The stylesheet of everything beyond Home; '' in development, where there is one for all. */
  export const laterStyles: string;
}

declare module 'virtual:desk-boot-table' {
  /** Where each page of the desk is, the folder of its own files, and what it is made of. */
  export const bootPages: { path: string; folder: string; shape: string }[];
  /** As in the shop's table. */
  export const chunks: { names: string; ofPages: Record<string, string> };
  /** The desk's stylesheets; none in development. */
  export const styles: string[];
}
