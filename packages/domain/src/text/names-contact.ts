/** A Nigerian mobile number however it is set; ten digits that stand alone (a bank account), but for a book's number; a mail or web address. */
const phone = /(?<!\d)(?:\+?\s*234|0)[\s().-]*[789](?:[\s().-]*\d){9}(?!\d)/;
const account = /(?<!isbn[:\s-]{0,3})(?<![\d.,/-])\d{10}(?![\d.,/-]*\d)/i;
const address = /@[\w-]+\.\w|:\/\/|\bwww\.|\b[\w-]+\.(?:com|ng|net|org)\b(?!\w)/i;

/** Whether a text tells how to reach somebody past the shop. */
export function namesContact(text: string): boolean {
  const plain = text.normalize('NFKC');
  return phone.test(plain) || account.test(plain) || address.test(plain);
}
