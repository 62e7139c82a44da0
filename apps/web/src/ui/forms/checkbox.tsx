import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm has-disabled:text-muted">
      <input type="checkbox" {...rest} className="choice-box" />
      <span>{label}</span>
    </label>
  );
}
