import type { Home } from '@oja/contract/home';
import type { Site } from '@oja/contract/service';
import { createContext, useContext } from 'react';

/** What the server writes into the document's data block. */
export interface DocumentData {
  site: Site;
  /** Null when the server could not read it; the browser then asks again. */
  home: Home | null;
  /** The first banner's picture as a data URI, so that it needs no request of its own. */
  heroSrc?: string | undefined;
}

export const DocumentContext = createContext<DocumentData | null>(null);

export function useDocumentData(): DocumentData {
  const data = useContext(DocumentContext);
  if (!data) throw new Error('No document data above this component.');
  return data;
}

/** This shop's configuration: brand, contact, limits that the screen states. */
export const useSite = (): Site => useDocumentData().site;
