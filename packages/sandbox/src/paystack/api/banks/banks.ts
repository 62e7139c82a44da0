/** A bank as GET /bank lists it. */
type Bank = {
  id: number;
  name: string;
  slug: string;
  code: string;
  longcode: string;
  gateway: string | null;
  pay_with_bank: boolean;
  supports_transfer: boolean;
  available_for_direct_debit: boolean;
  active: boolean;
  is_deleted: boolean;
  country: string;
  currency: string;
  type: string;
  createdAt: string;
  updatedAt: string;
};

const NAMES: readonly (readonly [id: number, name: string, code: string, longcode: string])[] = [
  [1, 'Access Bank', '044', '044150149'],
  [2, 'Citibank Nigeria', '023', '023150005'],
  [4, 'Ecobank Nigeria', '050', '050150010'],
  [6, 'Fidelity Bank', '070', '070150003'],
  [7, 'First Bank of Nigeria', '011', '011151003'],
  [8, 'First City Monument Bank', '214', '214150018'],
  [9, 'Guaranty Trust Bank', '058', '058152036'],
  [10, 'Heritage Bank', '030', '030159992'],
  [11, 'Keystone Bank', '082', '082150017'],
  [67, 'Kuda Bank', '50211', ''],
  [169, 'Moniepoint MFB', '50515', ''],
  [171, 'OPay Digital Services Limited (OPay)', '999992', ''],
  [13, 'Polaris Bank', '076', '076151006'],
  [76, 'Providus Bank', '101', ''],
  [14, 'Stanbic IBTC Bank', '221', '221159522'],
  [15, 'Standard Chartered Bank', '068', '068150015'],
  [16, 'Sterling Bank', '232', '232150016'],
  [17, 'Union Bank of Nigeria', '032', '032080474'],
  [18, 'United Bank For Africa', '033', '033153513'],
  [19, 'Unity Bank', '215', '215154097'],
  [20, 'Wema Bank', '035', '035150103'],
  [21, 'Zenith Bank', '057', '057150013'],
  [0, 'Test Bank', '001', ''],
];

export const BANKS: readonly Bank[] = NAMES.map(([id, name, code, longcode]) => ({
  id,
  name,
  slug: name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, ''),
  code,
  longcode,
  gateway: null,
  pay_with_bank: false,
  supports_transfer: true,
  available_for_direct_debit: false,
  active: true,
  is_deleted: false,
  country: 'Nigeria',
  currency: 'NGN',
  type: 'nuban',
  createdAt: '2016-07-14T10:04:29.000Z',
  updatedAt: '2020-02-18T08:06:44.000Z',
}));

export function bankOfCode(code: string): Bank | undefined {
  return BANKS.find((bank) => bank.code === code);
}

const FIRST = [
  'ADAEZE',
  'BABATUNDE',
  'CHINEDU',
  'FATIMA',
  'IFEOMA',
  'KEHINDE',
  'NGOZI',
  'OLUWASEUN',
  'YAKUBU',
  'ZAINAB',
];
const LAST = ['ABUBAKAR', 'ADEYEMI', 'BALOGUN', 'EZE', 'IBRAHIM', 'NWOSU', 'OKAFOR', 'OKORO', 'SALAMI', 'UMAR'];

/** No bank has an account whose number ends like this. */
export const isUnknownNumber = (accountNumber: string): boolean => accountNumber.endsWith('404');

/** The name on an account: made up, but always the same one for the same number. */
export function accountName(accountNumber: string): string {
  const digits = [...accountNumber].reduce((sum, digit, index) => sum + Number(digit) * (index + 3), 0);
  return `${LAST[digits % LAST.length]} ${FIRST[Math.floor(digits / 7) % FIRST.length]}`;
}
