/// <reference types="vite/client" />

declare module 'virtual:chunks-of-routes' {
  /** Files of each page beyond the entry, by page folder. */
  export const chunksOfRoutes: Record<string, string[]>;
  export const fonts: string[];
  /** The stylesheet of everything beyond Home; '' in development, where there is one for all. */
  export const laterStyles: string;
}
