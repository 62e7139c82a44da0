import { TextField } from '../../../ui/forms/text-field.tsx';
import { readAmount } from './read-amount.ts';

interface AmountFieldProps {
  value: string;
  onChange: (typed: string) => void;
}

/** An amount in naira, as people write it. */
export function AmountField({ value, onChange }: AmountFieldProps) {
  const isWrong = value.trim() !== '' && readAmount(value) === null;
  return (
    <TextField
      label="Amount in naira"
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isWrong ? 'Enter an amount like 1,500.00' : undefined}
    />
  );
}
