import { createContext, type ReactNode } from 'react';

/** How the words of a text are shown: as they are, or with those marked that a reader looks for. */
export const MarkWords = createContext<(text: string) => ReactNode>((text) => text);
