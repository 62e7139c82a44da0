import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { sayReason } from './trade-words.ts';

interface ReasonsFieldProps<R extends string> {
  reasons: readonly R[];
  chosen: readonly R[];
  onChange: (chosen: R[]) => void;
}

/** Which of the reasons hold; at least one is chosen. */
export function ReasonsField<R extends string>({ reasons, chosen, onChange }: ReasonsFieldProps<R>) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">Reasons</legend>
      <p className="text-sm text-muted">One or more; the store reads them.</p>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {reasons.map((reason) => (
          <Checkbox
            key={reason}
            label={sayReason(reason)}
            checked={chosen.includes(reason)}
            onChange={({ target }) =>
              onChange(reasons.filter((each) => (each === reason ? target.checked : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
