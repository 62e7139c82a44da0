import type { PageRow } from './pages.ts';

/** The folder of a page under `pages/`: called like its path, unless the page table says otherwise. */
export const folderOf = ({ path, folder = path.slice(1) }: Pick<PageRow, 'path' | 'folder'>): string => folder;
