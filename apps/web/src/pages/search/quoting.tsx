/** The colour sets the shopper's own words apart; they can be long and without a blank. */
export function Quoting({ text, q }: { text: string; q: string }) {
  return (
    <span className="wrap-anywhere">
      {text} <span className="text-palm">{q}</span>
    </span>
  );
}
