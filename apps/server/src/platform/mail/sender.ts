import { isEmailAddress } from '@oja/domain/people/email';

const senderPattern = /^(?:[^<>"\r\n]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

/** Whether mail can be sent in this name: `Ọjà <help@oja.example>`, or the address alone. */
export function isSender(text: string): boolean {
  return senderPattern.test(text) && isEmailAddress(readSender(text).address);
}

export function readSender(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^(.*?)\s*<(.*)>$/.exec(text) ?? [];
  return { name, address };
}
