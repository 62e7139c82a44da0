import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { KeyList, Keys } from '../../features/lists/key-list.tsx';

/** In the sheet of prices and stock, where letters are typed. */
const sheetRows = [
  { key: 'F2', words: 'Write in the cell; so does typing' },
  { key: 'Enter', words: 'Keep it, one down; with Shift one up' },
  { key: 'Tab', words: 'Keep it, next cell; with Shift the one before' },
  { key: 'Esc', words: 'Leave it as it was; then Tab leaves the sheet' },
  { key: 'Ctrl d', words: 'Fill down' },
  { key: 'Ctrl z', words: 'Take back the last edit' },
  { key: 'Space', words: 'Choose the product' },
];

/** What the keys of a keyboard do: folded away, for most who come here hold a phone. */
export function KeysHelp() {
  return (
    <section aria-label="Keys" className="mt-6">
      <Disclosure title="Keys">
        <p className="mb-2 text-muted">In your lists, with a keyboard:</p>
        <KeyList />
        <h2 className="mt-5 mb-2 text-base">In Prices and stock</h2>
        <Keys rows={sheetRows} />
      </Disclosure>
    </section>
  );
}
