import { writtenLine } from '@oja/domain/text/written-text';

const longest = 40;

/**
 * A name as a mail may repeat it. Whoever signs up somebody else's address chooses the name, too: no address of a page
 * and no message must reach a stranger's mailbox that way.
 */
function addressee(name: string): string {
  const plain = writtenLine(name);
  return plain.length > longest || /[/\\@:<>]|\.\S/.test(plain) ? '' : plain;
}

/** 'Welcome, Ada', or 'Welcome' where the name is not to be repeated. */
export function greeting(words: string, name: string): string {
  const said = addressee(name);
  return said === '' ? words.replace(/,$/, '') : `${words} ${said}`;
}
