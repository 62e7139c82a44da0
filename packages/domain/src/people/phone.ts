interface Plan {
  code: string;
  /** What follows the country's code, or the 0 that stands for it at home. */
  national: RegExp;
  example: string;
}

/** How numbers are made in the countries that the shop delivers to. */
const plans = {
  Nigeria: { code: '234', national: /^[2-9]\d{9}$/, example: '0803 555 0142 or +234 803 555 0142' },
  Ghana: { code: '233', national: /^[2-9]\d{8}$/, example: '024 123 4567 or +233 24 123 4567' },
  Kenya: { code: '254', national: /^[1-9]\d{8}$/, example: '0712 345 678 or +254 712 345 678' },
  'South Africa': { code: '27', national: /^[1-9]\d{8}$/, example: '071 234 5678 or +27 71 234 5678' },
} satisfies Record<string, Plan>;

type PhoneCountry = keyof typeof plans;

/**
 * Whether a courier could call the number: `+234` or `0` and ten digits in Nigeria, with blanks, dots, hyphens and brackets
 * as people write them.
 */
export function isPhoneNumber(text: string, country: PhoneCountry = 'Nigeria'): boolean {
  const { code, national } = plans[country];
  const digits = text.trim().replaceAll(/[\s().-]/g, '');
  if (digits.startsWith('0')) return national.test(digits.slice(1));
  return digits.startsWith(`+${code}`) && national.test(digits.slice(code.length + 1));
}

/** What stands under a number that is none. */
export function invalidPhone(country: PhoneCountry = 'Nigeria'): string {
  return `Enter a whole phone number, such as ${plans[country].example}.`;
}
