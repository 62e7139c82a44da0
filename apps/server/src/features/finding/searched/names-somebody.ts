/** Seven digits or more, whatever stands between them: a telephone, an account, an identity. */
const longNumber = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){6}/u;
const address = /@|\bwww\.|:\/\//;

/** Whether a text may say who somebody is: it has a mail or web address, or a long number. Such a text is not kept. */
export function namesSomebody(text: string): boolean {
  const plain = text.normalize('NFKC');
  return address.test(plain) || longNumber.test(plain);
}
