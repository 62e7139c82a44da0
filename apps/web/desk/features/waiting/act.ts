/** How a parcel travels, as it is typed; '' where nothing is said. */
export interface TypedWay {
  courier: string;
  trackingNumber: string;
  riderPhone: string;
}

/** How many units of something a member counted. It is sent as a difference: nothing that was sold meanwhile is lost. */
export interface Counted {
  stockItemId: string;
  productId: string;
  /** Of the product. */
  name: string;
  /** Units that were told before. */
  seen: number;
  count: number;
}

/**
 * What a member does at the desk that may wait for the line: it is kept on the phone until the shop has answered. `orderIds`
 * are the orders it is about, `notes` a word to the buyer, `counts` units of goods, `seen` the version of the reply that stands
 * when its turn comes.
 */
export type Act =
  | { kind: 'accept'; orderId: string; notes?: string }
  | { kind: 'pack'; orderId: string; packed: boolean }
  | ({ kind: 'ship'; orderId: string; notes?: string } & TypedWay)
  | { kind: 'deliver'; orderId: string; notes?: string }
  | ({ kind: 'correct'; orderId: string } & TypedWay)
  | { kind: 'note'; orderId: string; ownNote: string }
  | { kind: 'acceptSeveral'; orderIds: string[] }
  | { kind: 'shipSeveral'; courier: string; parcels: (Omit<TypedWay, 'courier'> & { orderId: string })[] }
  | { kind: 'count'; counts: Counted[] }
  | { kind: 'reply'; reviewId: string; text: string; seen: number }
  | { kind: 'dropReply'; reviewId: string; seen: number };

/** What is done about a review. */
export type ReviewAct = Extract<Act, { reviewId: string }>;
export const isOfReview = (act: Act): act is ReviewAct => 'reviewId' in act;

/** The orders that an act is about; none where it is about goods or a review. */
export function ordersOf(act: Act): string[] {
  if (act.kind === 'count' || isOfReview(act)) return [];
  if (act.kind === 'acceptSeveral') return act.orderIds;
  if (act.kind === 'shipSeveral') return act.parcels.map(({ orderId }) => orderId);
  return [act.orderId];
}

/** What an act is about, each by its id: orders, a review, or what is counted by itself. */
export function subjectsOf(act: Act): string[] {
  if (isOfReview(act)) return [act.reviewId];
  return act.kind === 'count' ? act.counts.map(({ stockItemId }) => stockItemId) : ordersOf(act);
}

/** An act on several as it is for some of them alone; one on a single order as it is. */
export function actOn(act: Act, ids: readonly string[]): Act {
  if (act.kind === 'count')
    return { ...act, counts: act.counts.filter(({ stockItemId }) => ids.includes(stockItemId)) };
  if (act.kind === 'acceptSeveral') return { ...act, orderIds: act.orderIds.filter((id) => ids.includes(id)) };
  if (act.kind === 'shipSeveral')
    return { ...act, parcels: act.parcels.filter(({ orderId }) => ids.includes(orderId)) };
  return act;
}

/** What was typed for one of an act's subjects, so that it can be read off and typed again; '' for nothing. */
export function typedIn(act: Act, id: string): string {
  if (act.kind === 'count') return String(act.counts.find(({ stockItemId }) => stockItemId === id)?.count ?? '');
  const own = act.kind === 'shipSeveral' ? act.parcels.find(({ orderId }) => orderId === id) : undefined;
  const { courier, trackingNumber, riderPhone, notes, ownNote, text }: Typed = { ...act, ...own };
  return [courier, trackingNumber, riderPhone, notes, ownNote, text].filter((text) => text?.trim()).join(', ');
}

type Typed = Partial<TypedWay> & { notes?: string; ownNote?: string; text?: string };

/** An act that the shop has not answered yet. */
export interface WaitingAct {
  /** Its Idempotency-Key: sent again under it, it is not carried out again. */
  key: string;
  /** When it was done, by this phone's clock. */
  at: number;
  act: Act;
  /** What people call what it is about: 'ORD-…4821', '12 orders', 'Ankara wax', 'Ngozi E.'. */
  about: string;
  /** What people call each of several orders, by its id. */
  names?: Readonly<Record<string, string>>;
}

/** An act that will not be sent any more: the shop refused it, or it has become too old. */
export interface RefusedAct extends WaitingAct {
  /** Why, in words. */
  reason: string;
  /** Of several, those that were refused; left out where that is all of them. */
  refusals?: readonly { id: string; message: string }[];
}
