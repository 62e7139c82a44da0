import type { PartProps } from '../operator-parts.ts';
import { CreditSection } from './credit-section.tsx';
import { DisputesSection } from './disputes-section.tsx';
import { OrderSection } from './order-section.tsx';
import { OrphansSection } from './orphans-section.tsx';
import { OverpaidSection } from './overpaid-section.tsx';
import { RefundsSection } from './refunds-section.tsx';

/** Money that goes back, that nobody knows or that a bank contests, and what an operator gives back. */
export function MoneyPart({ matters: { refunds, overpaid, orphans, disputes, confirmed } }: PartProps) {
  return (
    <>
      <RefundsSection refunds={refunds} confirmed={confirmed} />
      <OverpaidSection overpaid={overpaid} confirmed={confirmed} />
      <OrphansSection orphans={orphans} confirmed={confirmed} />
      <DisputesSection disputes={disputes} confirmed={confirmed} />
      <OrderSection confirmed={confirmed} />
      <CreditSection confirmed={confirmed} />
    </>
  );
}
