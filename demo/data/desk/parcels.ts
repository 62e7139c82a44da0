/** So many days before today, at that time in Lagos; on the Monday after it where that is a Sunday. */
interface DaysAgo {
  readonly days: number;
  readonly at: string;
}
/** The same of days on which the store works: Monday to Saturday. */
interface WorkdaysAgo {
  readonly workdays: number;
  readonly at: string;
}
/** Hours ago in which shoppers are awake: a shop that is opened at four in the morning has orders of the evening. */
interface AwakeAgo {
  readonly awakeHours: number;
}
export type Moment = DaysAgo | WorkdaysAgo | AwakeAgo;

export interface StoryLine {
  /** Key of a product of the demo seller, or of `storyGoods`. */
  readonly product: string;
  readonly color?: string;
  readonly size?: string;
  readonly quantity: number;
}

interface Way {
  readonly courier: string;
  readonly trackingNumber?: string;
  readonly riderPhone?: string;
}

export interface StoryParcel {
  readonly buyer: string;
  readonly lines: readonly StoryLine[];
  readonly placed: Moment;
  readonly accepted?: Moment;
  readonly packed?: Moment;
  readonly shipped?: Moment & { readonly way: Way; readonly notes?: string };
  readonly delivered?: Moment;
  readonly cancelled?: Moment & {
    readonly line: number;
    readonly quantity: number;
    readonly reason: 'not_there' | 'buyer_asked';
    readonly words: string;
  };
  readonly ownNote?: string;
}

const of = (product: string, quantity: number, color?: string, size?: string): StoryLine => ({
  product,
  quantity,
  ...(color && { color }),
  ...(size && { size }),
});
const gig = (trackingNumber: string): Way => ({ courier: 'GIG Logistics', trackingNumber });
const bus = (riderPhone: string): Way => ({ courier: 'Waybill by bus', riderPhone });
const rider: Way = { courier: 'Own rider', riderPhone: '0814 555 0120' };

/** A parcel that went as most do: accepted on the next working day, gone the day after, there some days later. */
const went = (
  days: number,
  at: string,
  buyer: string,
  lines: readonly StoryLine[],
  { way, takes }: { way: Way; takes: number },
): StoryParcel => ({
  buyer,
  lines,
  placed: { days, at },
  // Each still comes after the one before it where what falls on a Sunday waits for Monday; so a way takes two days at least.
  accepted: { days: days - 2, at: '09:20' },
  packed: { days: days - 2, at: '13:45' },
  shipped: { days: days - 3, at: '16:10', way },
  delivered: { days: days - 3 - takes, at: '14:30' },
});

const delivered: readonly StoryParcel[] = [
  went(89, '20:14', 'ngozi', [of('ankara-six-yards', 2, 'Sunshine')], { way: gig('1209400317'), takes: 3 }),
  went(83, '12:41', 'bolanle', [of('adire-five-yards', 1, 'Indigo')], { way: bus('0802 555 0181'), takes: 2 }),
  went(78, '21:07', 'tari', [of('adire-maxi-dress', 1, 'Indigo', 'L'), of('aso-oke-fila', 1, 'Wine', '23 inch')], {
    way: gig('1209400588'),
    takes: 4,
  }),
  went(71, '09:33', 'chidi', [of('ankara-six-yards', 1, 'Ocean')], { way: gig('1209401020'), takes: 2 }),
  went(66, '18:52', 'zainab', [of('swiss-lace-five-yards', 1, 'Mint')], { way: gig('1209401244'), takes: 5 }),
  went(60, '22:03', 'funke', [of('sewing-thread-box', 1), of('office-scissors', 1)], { way: rider, takes: 2 }),
  went(54, '13:26', 'hauwa', [of('kampala-boubou', 1, 'Plum')], { way: gig('1209402071'), takes: 3 }),
  went(48, '10:18', 'ese', [of('ankara-six-yards', 3, 'Rose')], { way: gig('1209402330'), takes: 3 }),
  went(41, '19:45', 'emeka', [of('aso-oke-fila', 4, 'Gold', '23 inch')], { way: bus('0806 555 0115'), takes: 2 }),
  went(35, '16:09', 'kemi', [of('aso-oke-bundle', 1, 'Wine & gold')], { way: gig('1209403118'), takes: 2 }),
  went(28, '11:54', 'uduak', [of('adire-throw-pillow', 2)], { way: gig('1209403556'), takes: 4 }),
  went(22, '20:37', 'ngozi', [of('adire-maxi-dress', 1, 'Sky blue', 'M')], { way: gig('1209403902'), takes: 3 }),
  went(17, '08:48', 'tunde', [of('ankara-six-yards', 1, 'Sunshine'), of('sewing-thread-box', 1)], {
    way: bus('0803 555 0162'),
    takes: 2,
  }),
  went(13, '21:22', 'kemi', [of('lace-ten-yards', 1, 'White')], { way: gig('1209404410'), takes: 2 }),
];

/** Two lines, of which the shelf had one. */
const withACancelledLine: StoryParcel = {
  ...went(25, '15:31', 'amina', [of('adire-five-yards', 1, 'Sky blue'), of('aso-oke-fila', 1, 'Gold', '22 inch')], {
    way: gig('1209403744'),
    takes: 4,
  }),
  cancelled: {
    days: 23,
    at: '13:20',
    line: 1,
    quantity: 1,
    reason: 'not_there',
    words: 'The last gold cap of 22 inches has a stain. We are sorry.',
  },
};

const cancelledWhole: StoryParcel = {
  buyer: 'ibrahim',
  lines: [of('kampala-boubou', 1, 'Lemon green')],
  placed: { days: 19, at: '19:12' },
  cancelled: {
    days: 17,
    at: '10:05',
    line: 0,
    quantity: 1,
    reason: 'buyer_asked',
    words: 'As you asked on the phone.',
  },
};

/** On its way since that working day. */
const onTheWay = (
  workdays: number,
  at: string,
  buyer: string,
  lines: readonly StoryLine[],
  { way, notes = '' }: { way: Way; notes?: string },
): StoryParcel => ({
  buyer,
  lines,
  placed: { workdays: workdays + 2, at: '20:16' },
  accepted: { workdays: workdays + 1, at: '09:05' },
  packed: { workdays: workdays + 1, at: '15:40' },
  shipped: { workdays, at, way, notes },
});

const going: readonly StoryParcel[] = [
  onTheWay(4, '16:02', 'zainab', [of('ankara-six-yards', 2, 'Ocean')], { way: gig('1209405006') }),
  onTheWay(3, '15:27', 'tari', [of('swiss-lace-five-yards', 1, 'Peach')], { way: gig('1209405119') }),
  onTheWay(2, '16:44', 'hauwa', [of('adire-maxi-dress', 1, 'Indigo', 'XL')], { way: gig('1209405288') }),
  onTheWay(1, '14:58', 'emeka', [of('aso-oke-fila', 2, 'Wine', '24 inch')], {
    way: bus('0806 555 0115'),
    notes: 'With GUO, from Jibowu park. Call the driver from noon on.',
  }),
  onTheWay(1, '15:36', 'uduak', [of('sewing-thread-box', 2)], { way: gig('1209405431') }),
];

/** Accepted, and on the shelf or in its parcel since. */
const toPack: readonly StoryParcel[] = [
  {
    buyer: 'bolanle',
    lines: [of('adire-throw-pillow', 1)],
    placed: { workdays: 5, at: '21:10' },
    accepted: { workdays: 4, at: '09:32' },
    ownNote: 'The blue pair is at the tailor. Ask Sade on Thursday.',
  },
  {
    buyer: 'ese',
    lines: [of('adire-maxi-dress', 1, 'Sky blue', 'S'), of('aso-oke-fila', 1, 'Sky blue', '22 inch')],
    placed: { workdays: 3, at: '19:03' },
    accepted: { workdays: 2, at: '10:11' },
    packed: { workdays: 1, at: '16:20' },
  },
  {
    buyer: 'ngozi',
    lines: [of('adire-five-yards', 2, 'Indigo')],
    placed: { workdays: 3, at: '20:44' },
    accepted: { workdays: 2, at: '10:14' },
  },
  {
    buyer: 'tunde',
    lines: [of('ankara-six-yards', 1, 'Rose')],
    placed: { workdays: 2, at: '18:29' },
    accepted: { workdays: 1, at: '09:08' },
    packed: { workdays: 1, at: '14:05' },
  },
  {
    buyer: 'amina',
    lines: [of('kampala-boubou', 1, 'Plum')],
    placed: { workdays: 2, at: '20:55' },
    accepted: { workdays: 1, at: '09:09' },
  },
  {
    buyer: 'kemi',
    lines: [
      of('swiss-lace-five-yards', 1, 'White'),
      of('ankara-six-yards', 2, 'Ocean'),
      of('sewing-thread-box', 1),
      of('office-scissors', 1),
    ],
    placed: { workdays: 2, at: '21:38' },
    accepted: { workdays: 1, at: '09:12' },
  },
];

const waiting: readonly StoryParcel[] = [
  { buyer: 'ibrahim', lines: [of('aso-oke-fila', 1, 'Gold', '24 inch')], placed: { awakeHours: 9.1 } },
  { buyer: 'funke', lines: [of('adire-throw-pillow', 1), of('office-scissors', 2)], placed: { awakeHours: 5.4 } },
  { buyer: 'zainab', lines: [of('ankara-six-yards', 2, 'Sunshine')], placed: { awakeHours: 2.7 } },
  { buyer: 'chidi', lines: [of('adire-maxi-dress', 1, 'Indigo', 'M')], placed: { awakeHours: 0.6 } },
];

export const storyParcels: readonly StoryParcel[] = [
  ...delivered,
  withACancelledLine,
  cancelledWhole,
  ...going,
  ...toPack,
  ...waiting,
];
