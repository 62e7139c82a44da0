import { KeyList } from '../../features/lists/key-list.tsx';

/** What the keys of a keyboard do. */
export function KeysHelp() {
  return (
    <section aria-labelledby="keys" className="mt-6">
      <h2 id="keys" className="mb-2 text-lg">
        Keys
      </h2>
      <p className="mb-2 text-muted">In your lists, with a keyboard:</p>
      <KeyList />
    </section>
  );
}
