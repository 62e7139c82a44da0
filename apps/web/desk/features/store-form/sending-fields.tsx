import { formatNaira } from '@oja/domain/money/naira';
import { couriers } from '@oja/domain/orders/couriers';
import { dispatchChoices, returnChoices, storeLimits } from '@oja/domain/stores/store-form';
import { useId } from 'react';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';
import { useAccount } from '../../app/store.ts';
import { useStoreFields } from './form-context.ts';
import { OtherCourier } from './other-courier.tsx';

const dispatchWords = (days: number): string => {
  if (days === 0) return 'The same day';
  return days === 1 ? '1 working day' : `${days} working days`;
};
const returnWords = (days: number): string => (days === 0 ? 'No returns' : `${days} days`);

/** Of numbers that are told in words, the one that is meant; choices that the list does not have stay choices. */
function numbered(choices: readonly number[], chosen: number, words: (days: number) => string) {
  const all = [...new Set([...choices, chosen])].sort((a, b) => a - b);
  return {
    options: all.map(words),
    value: words(chosen),
    named: (name: string) => all.find((days) => words(days) === name) ?? chosen,
  };
}

/** When goods leave, whether they can come back, and who carries them. */
export function SendingFields() {
  const { form, change, told, asksReturns } = useStoreFields();
  const dispatch = numbered(dispatchChoices, form.dispatchDays, dispatchWords);
  const back = numbered(returnChoices, form.returnDays, returnWords);
  return (
    <>
      <ChoicePills
        legend="Goods leave within"
        options={dispatch.options}
        value={dispatch.value}
        onChange={(name) => change({ dispatchDays: dispatch.named(name) })}
      />
      <ChoicePills
        legend="Buyers can send them back within"
        name="returnDays"
        options={back.options}
        value={asksReturns ? undefined : back.value}
        error={told('returnDays')}
        onChange={(name) => change({ returnDays: back.named(name) })}
      />
      <Couriers />
      <ShippingSentence />
    </>
  );
}

function Couriers() {
  const { form, change, told } = useStoreFields();
  const id = useId();
  const problem = told('couriers');
  const known = couriers.map(({ name }) => name);
  const others = form.couriers.filter((name) => !known.includes(name));
  const isFull = form.couriers.length >= storeLimits.couriers;
  const toggle = (name: string) =>
    change({
      couriers: form.couriers.includes(name) ? form.couriers.filter((each) => each !== name) : [...form.couriers, name],
    });
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={problem && id}>
      <legend className="mb-2 text-sm font-medium">Who carries your parcels</legend>
      <div className="flex flex-wrap gap-2">
        {[...known, ...others].map((name) => (
          <label key={name} className="pill">
            <input
              type="checkbox"
              name="couriers"
              className="sr-only"
              checked={form.couriers.includes(name)}
              disabled={isFull && !form.couriers.includes(name)}
              onChange={() => toggle(name)}
            />
            <span className="min-w-0 truncate">{name}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} className="text-sm text-danger">
          {problem}
        </p>
      )}
      <OtherCourier disabled={isFull} onAdd={(name) => !form.couriers.includes(name) && toggle(name)} />
    </fieldset>
  );
}

/** Who pays for what, from the shop's rates. */
function ShippingSentence() {
  const { site } = useAccount();
  return (
    <p className="rounded-chip bg-sunken px-4 py-3 text-sm">
      Sending is yours to pay: put it into your price. Buyers pay the shop {formatNaira(site.shippingFee)} for shipping,
      nothing above {formatNaira(site.freeShippingAbove)}.
    </p>
  );
}
