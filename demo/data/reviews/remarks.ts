/** About delivery, price and the seller: for reviews of 4 and 5 stars. */
export const praiseRemarks: readonly string[] = [
  'Delivered to Kubwa in two days.',
  'It reached me in Yenagoa on the fourth day, well packed.',
  'The rider called before coming and was polite.',
  'Packaging was tight, nothing shook inside.',
  'The seller answered my message in ten minutes.',
  'Price is better than Balogun market, and I did not sweat.',
  'I compared with three shops and this was the cheapest.',
  'For this price, you cannot fight anybody.',
  'Got it during the sale, so double joy.',
  'Shipping to Ilorin was free for me.',
  'They even added a small thank-you note.',
  'Came a day earlier than promised.',
  'I will order again before Christmas.',
  'Five people at my office want the link.',
  'Well done, seller. Keep it up.',
  'More customers for you, in Jesus’ name.',
  'Allah ya saka da alheri.',
  'Ẹ ṣé o, I will come back.',
  'Daalụ, you people did well.',
  'Paid with card and the confirmation entered at once.',
  'Reached Sokoto without a scratch.',
  'I picked it up in Surulere the same evening.',
  'Highly recommended.',
  'My only problem is that I did not buy two.',
];

/** Small wishes that keep a review at 4 stars. */
export const smallWishes: readonly string[] = [
  'The carton was a bit rough, but inside was intact.',
  'Delivery took one day longer than they said.',
  'More colours would be nice.',
  'The manual could be clearer.',
  'I only wish it was a bit cheaper.',
  'One star off because the rider came at night.',
  'The picture made it look slightly bigger.',
  'I had to call twice for the tracking number.',
];

/** For 3 stars. */
export const mixedRemarks: readonly string[] = [
  'Delivery to Makurdi took a whole week.',
  'The price is fair for what it is.',
  'The seller replied late, but replied.',
  'Maybe mine was from the end of the batch.',
  'I will see how it goes in the coming months.',
  'With small improvement this can be four stars.',
  'Check well before you choose it.',
  'It arrived on time, I will give them that.',
  'I have seen both better and worse in Onitsha.',
  'You get what you pay for.',
];

/** For 1 and 2 stars: never a good word about the goods. */
export const complaintRemarks: readonly string[] = [
  'Delivery dragged for nine days.',
  'The seller has not picked my calls.',
  'The carton was torn when it got to me in Lokoja.',
  'For that price it is daylight robbery.',
  'They should check things before sending.',
  'I sent pictures and I am still waiting.',
  'Nobody told me it would be like this.',
  'I could have gone to the market and chosen with my own eyes.',
  'Please work on your packaging.',
  'My neighbour warned me. I did not listen.',
  'Now I have to buy another one elsewhere.',
  'I have opened a return.',
];
