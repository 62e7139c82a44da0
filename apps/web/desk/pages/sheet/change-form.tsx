import type { BulkAct } from '@oja/contract/desks/desk-changes';
import type { Rounding } from '@oja/domain/goods/price-change';
import { dayInLagos } from '@oja/domain/stores/holiday';
import { countOf } from '@oja/domain/text/count';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';
import { Select } from '../../../src/ui/forms/select.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { countedWords } from '../../features/lists/counted-words.ts';
import { goodsTabs, isNarrowed, type ProductPlace } from '../../features/products/product-place.ts';
import { type BulkForm, bulkKinds, emptyBulkForm, readBulk } from '../../features/sheet/bulk-form.ts';
import { roundingNames } from '../../features/sheet/change-words.ts';
import type { ChangeFlow } from '../../features/sheet/use-change-flow.ts';
import { selectionOf } from '../../features/sheet/use-sheet.ts';

export interface ChangeFormProps {
  onClose: () => void;
  place: ProductPlace;
  /** Products that fit the place. */
  count: number;
  ticked: ReadonlySet<string>;
  flow: ChangeFlow;
}

/** One act on all products that fit, or on those that are ticked; it is looked at before it is done. */
export function ChangeForm({ onClose, place, count, ticked, flow }: ChangeFormProps) {
  const [form, setForm] = useState(emptyBulkForm);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAll, setIsAll] = useState(ticked.size === 0);
  const field = useRef<HTMLInputElement>(null);
  const lastDay = useRef<HTMLInputElement>(null);
  const all = `All ${countedWords(count)} that match`;
  const some = countOf(ticked.size, 'ticked', 'ticked');

  async function look(event: FormEvent) {
    event.preventDefault();
    const read = readBulk(form, dayInLagos(new Date()));
    if ('problem' in read) {
      setProblem(read);
      (read.field === 'until' ? lastDay : field).current?.focus();
      return;
    }
    const of = isAll ? { where: selectionOf(place) } : { products: [...ticked] };
    if (await flow.look({ act: read.act, ...of }, new Map())) onClose();
  }
  const change = (next: Partial<BulkForm>) => {
    setProblem(null);
    setForm((before) => ({ ...before, ...next }));
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void look(event)}>
      {ticked.size > 0 ? (
        <ChoicePills
          legend="Which products"
          options={[some, all]}
          value={isAll ? all : some}
          onChange={(chosen) => setIsAll(chosen === all)}
        />
      ) : (
        <p>
          <strong className="font-semibold">{all}</strong>: {placeWords(place)}.
        </p>
      )}
      <Select
        label="What to do"
        value={form.kind}
        options={Object.entries(bulkKinds).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => change({ kind: target.value as BulkAct['kind'], amount: '' })}
      />
      <Details form={form} problem={problem} onChange={change} field={field} lastDay={lastDay} />
      {flow.failure && <Notice tone="error">{flow.failure}</Notice>}
      <Button type="submit" wide busy={flow.busy} className="min-h-13!">
        Look
      </Button>
    </form>
  );
}

/** 'On sale, “ankara”' */
function placeWords(place: ProductPlace): string {
  const tab = goodsTabs.find((each) => each.tab === place.tab)?.name ?? '';
  const search = place.q && `, “${place.q}”`;
  return `${tab}${search}${isNarrowed({ ...place, q: '' }) ? ', as filtered' : ''}`;
}

const directions = {
  'price-percent': ['Raise', 'Lower'],
  'price-amount': ['Raise', 'Lower'],
  'add-count': ['Add', 'Take away'],
} as const satisfies Partial<Record<BulkAct['kind'], readonly [string, string]>>;

const amountLabels: Partial<Record<BulkAct['kind'], string>> = {
  'price-percent': 'By how many %',
  'price-amount': 'By how much ₦',
  sale: 'How many % off',
  'set-count': 'Count of each',
  'add-count': 'How many',
};

const isRounded = (kind: BulkAct['kind']) => ['price-percent', 'price-amount', 'sale', 'round'].includes(kind);

type Problem = Exclude<ReturnType<typeof readBulk>, { act: unknown }>;

interface DetailsProps {
  form: BulkForm;
  problem: Problem | null;
  onChange: (next: Partial<BulkForm>) => void;
  field: React.Ref<HTMLInputElement>;
  lastDay: React.Ref<HTMLInputElement>;
}

/** What an act has to know. */
function Details({ form, problem, onChange, field, lastDay }: DetailsProps) {
  const { kind, isLess, amount, round, until } = form;
  const ways = directions[kind as keyof typeof directions];
  const label = amountLabels[kind];
  const roundings = Object.entries(roundingNames).filter(([value]) => kind !== 'round' || value !== 'none');
  return (
    <>
      {ways && (
        <ChoicePills
          legend="Which way"
          options={ways}
          value={ways[isLess ? 1 : 0]}
          onChange={(way) => onChange({ isLess: way === ways[1] })}
        />
      )}
      {label && (
        <TextField
          ref={field}
          label={label}
          inputMode={kind === 'price-percent' || kind === 'price-amount' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          autoFocus
          value={amount}
          error={problem?.field === undefined ? problem?.problem : undefined}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      )}
      {kind === 'sale' && (
        <TextField
          label="Last day (left empty: until you end it)"
          ref={lastDay}
          type="date"
          min={dayInLagos(new Date())}
          value={until}
          error={problem?.field === 'until' ? problem.problem : undefined}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      )}
      {isRounded(kind) && (
        <Select
          label="Round new prices"
          value={kind === 'round' && round === 'none' ? '50' : round}
          options={roundings.map(([value, text]) => ({ value, label: text }))}
          onChange={({ target }) => onChange({ round: target.value as Rounding })}
        />
      )}
      {kind === 'pause' && (
        <p className="text-muted">Paused products are out of the shop until you offer them again.</p>
      )}
    </>
  );
}
