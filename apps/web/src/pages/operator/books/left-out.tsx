import type { MoneyFindings } from '@oja/contract/desks/operator-desk';

type Reason = MoneyFindings['leftOut'][number]['why'];

const reasons: Record<Reason, string> = {
  no_provider: 'No payment provider is set up, so there are no books to compare ours with.',
  provider_silent: 'The payment provider did not show its books in time. Try again later, or run npm run verify:money.',
  live_balance: "What the provider holds says nothing: it pays out to the shop's bank account.",
  at_work: 'The shop is at work, and these hold only when nothing is under way. Try again when it is quiet.',
  no_mark: "The end of the audit log was not compared with the server's log: give its mark to npm run verify:money.",
  no_clients: 'These compare what clients wrote down, which only a test run has.',
  time: 'The books are too long to be read while you wait: run npm run verify:money on the server.',
};

/** What a check did not look at, and why; the rules themselves on demand. */
export function LeftOut({ leftOut }: Pick<MoneyFindings, 'leftOut'>) {
  if (leftOut.length === 0) return null;
  return (
    <div className="grid gap-3 text-sm">
      <h3 className="text-base font-semibold">Not looked at</h3>
      {leftOut.map(({ why, rules }) => (
        <details key={why} className="rounded-chip bg-sunken p-4">
          <summary className="cursor-pointer">
            {reasons[why]} <span className="whitespace-nowrap text-muted">{countOf(rules)}</span>
          </summary>
          <ul className="mt-3 grid list-disc gap-1 pl-5 text-muted">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function countOf({ length }: readonly string[]): string {
  return length === 1 ? '1 rule' : `${length} rules`;
}
