interface Plan {
  code: string;
  /** What follows the country's code, or the 0 that stands for it at home. */
  national: RegExp;
  /** How one begins that is known as one of the country with neither of them. */
  bare?: RegExp;
  example: string;
}

/** How numbers are made in the countries that the shop delivers to. */
const plans = {
  Nigeria: {
    code: '234',
    national: /^[2-9]\d{9}$/,
    bare: /^[789]/,
    example: '0803 555 0142 or +234 803 555 0142',
  },
  Ghana: { code: '233', national: /^[2-9]\d{8}$/, example: '024 123 4567 or +233 24 123 4567' },
  Kenya: { code: '254', national: /^[1-9]\d{8}$/, example: '0712 345 678 or +254 712 345 678' },
  'South Africa': { code: '27', national: /^[1-9]\d{8}$/, example: '071 234 5678 or +27 71 234 5678' },
} satisfies Record<string, Plan>;

type PhoneCountry = keyof typeof plans;

/**
 * '+2348035550142' of '0803 555 0142': what a telephone dials from anywhere. People write the code with and without its sign,
 * with the 0 that it stands for beside it, and in Nigeria neither; with blanks, dots, hyphens and brackets.
 * @returns null for what is no number of the country
 */
export function dialled(text: string, country: PhoneCountry = 'Nigeria'): string | null {
  const { code, national, bare }: Plan = plans[country];
  const written = text.replaceAll(/[\s().-]/g, '');
  const beginnings = [`+${code}0`, `+${code}`, `${code}0`, code, '0'];
  const ends = beginnings.filter((each) => written.startsWith(each)).map((each) => written.slice(each.length));
  if (bare?.test(written)) ends.push(written);
  const end = ends.find((each) => national.test(each));
  return end === undefined ? null : `+${code}${end}`;
}

/** Whether a courier could call the number. */
export const isPhoneNumber = (text: string, country: PhoneCountry = 'Nigeria'): boolean =>
  dialled(text, country) !== null;

/** What stands under a number that is none. @param text as it was typed, where that is known */
export function invalidPhone(country: PhoneCountry = 'Nigeria', text = ''): string {
  const numbers = text.split(/[/,;&|]|\bor\b|\band\b/i).filter((part) => isPhoneNumber(part, country));
  if (numbers.length > 1) return 'One number, please.';
  return `Enter a whole phone number, such as ${plans[country].example}.`;
}
