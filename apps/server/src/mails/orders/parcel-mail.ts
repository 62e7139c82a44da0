/** What the mails about a parcel tell of it. */
export interface ParcelMail {
  name: string;
  orderId: string;
  orderNumber: string;
  storeName: string;
}

export const becauseOrdered = 'You get this mail because you placed an order with us.';
