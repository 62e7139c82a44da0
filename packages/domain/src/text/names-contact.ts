/** A Nigerian mobile number however it is set; ten digits that stand alone (a bank account), but for a book's number; a mail or web address. */
const phone = /(?<!\d)(?:2340?|0)[\s().-]*[789](?:[\s().-]*\d){9}(?!\d)/;
const account = /(?<!isbn[:\s-]{0,3})(?<![\d.,/-])\d{10}(?![\d.,/-]*\d)/i;
const address = /@[\w-]+\.\w|:\/\/|\bwww\.|\w\.(?:com|ng|net|org)\b|\b(?:wa|t)\.me\b/i;

/** Whether a text tells how to reach somebody past the shop. */
export function namesContact(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return phone.test(plain) || account.test(plain) || address.test(plain);
}
