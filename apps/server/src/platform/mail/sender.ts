/** `Ọjà <help@oja.example>`, or the address alone. */
export const senderPattern = /^(?:[^<>"\r\n]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

export function readSender(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^(.*?)\s*<(.*)>$/.exec(text) ?? [];
  return { name, address };
}
