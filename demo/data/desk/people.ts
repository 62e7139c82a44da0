import { naira } from '../units.ts';

interface DeskBuyer {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The account's, and that of the parcels. */
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** Who has bought of the demo seller. Nobody has their passwords. */
export const deskBuyers: readonly DeskBuyer[] = [
  buyer('chidi', 'Chidi', 'Okafor', '0803 555 0411', '12 Allen Avenue', 'Ikeja', 'Lagos', '100271'),
  buyer('bolanle', 'Bọ́lánlé', 'Adéyẹmí', '0805 555 0122', '4 Ring Road, Challenge', 'Ibadan', 'Oyo', '200263'),
  buyer('zainab', 'Zainab', 'Muhammad Bello', '0806 555 0187', '31 Zoo Road', 'Kano', 'Kano', '700101'),
  buyer('ngozi', 'Ngozi', 'Eze', '0703 555 0164', '8 Ogui Road', 'Enugu', 'Enugu', '400102'),
  buyer('tari', 'Tari', 'Briggs', '0810 555 0139', '22 Aba Road, GRA', 'Port Harcourt', 'Rivers', '500241'),
  buyer('amina', 'Amina', 'Yusuf', '0802 555 0175', '5 Ahmadu Bello Way', 'Kaduna', 'Kaduna', '800212'),
  buyer('emeka', 'Chukwuemeka', 'Nwankwo', '0816 555 0158', '17 New Market Road', 'Onitsha', 'Anambra', '430261'),
  buyer('funke', 'Fúnkẹ́', 'Ògúnlẹ́yẹ', '0809 555 0146', '9 Quarry Road', 'Abeokuta', 'Ogun', '110222'),
  buyer('ese', 'Ese', 'Omoregie', '0701 555 0193', '40 Sapele Road', 'Benin City', 'Edo', '300102'),
  buyer('ibrahim', 'Ibrahim', 'Danjuma', '0807 555 0128', '3 Rayfield Road', 'Jos', 'Plateau', '930105'),
  buyer('uduak', 'Uduak', 'Essien', '0813 555 0117', '26 Oron Road', 'Uyo', 'Akwa Ibom', '520231'),
  buyer(
    'kemi',
    'Olúwakẹ́mi',
    'Adébáyọ̀-Williams',
    '0902 555 0104',
    'Flat 6, Block B, 15 Admiralty Way, opposite the filling station',
    'Lekki',
    'Lagos',
    '106104',
  ),
  buyer('hauwa', 'Hauwa', 'Sani', '0818 555 0171', '11 Aminu Kano Crescent, Wuse 2', 'Abuja', 'FCT', '904101'),
  buyer('tunde', 'Túndé', 'Aróyẹ̀wùn', '0705 555 0133', '2 Taiwo Road', 'Ilorin', 'Kwara', '240211'),
];

function buyer(
  key: string,
  firstName: string,
  lastName: string,
  phone: string,
  address: string,
  city: string,
  state: string,
  zipCode: string,
): DeskBuyer {
  return { key, firstName, lastName, email: `${key}@buyers.example`, phone, address, city, state, zipCode };
}

/** What each of them has to spend, as goodwill of the shop: they pay by store credit, which needs no provider. */
export const deskBuyerCredit = naira(500_000);

/** Has applied with a store, and waits for the operator. */
export const applicant = {
  key: 'applicant',
  name: 'Ifẹ́olúwa Akínladé',
  email: 'ifeoluwa@stores.example',
  phone: '0803 555 0198',
  store: {
    key: 'ife-beads',
    storeName: 'Ìlẹ̀kẹ̀ Beads & Crafts',
    details: {
      state: 'Osun',
      city: 'Osogbo',
      street: '14 Station Road',
      landmark: 'Beside the old post office',
      phone: '0803 555 0198',
      couriers: ['GIG Logistics', 'Waybill by bus'],
      dispatchDays: 3,
      returnDays: 7,
      description:
        'Coral, glass and waist beads, threaded by hand in Osogbo. Bridal sets are made to measure in a week.',
    },
  },
} as const;
