/** What the owner of a store is told in every mail about it. */
export interface StoreMail {
  /** Of the owner. */
  name: string;
  storeName: string;
  slug: string;
}
