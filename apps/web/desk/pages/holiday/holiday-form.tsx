import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { dayInLagos, HOLIDAY_NOTE_MAX, holidayProblem } from '@oja/domain/stores/holiday';
import { useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { TextArea } from '../../../src/ui/forms/text-area.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useStore } from '../../app/store.ts';
import { awayWords, backWords, holidayProblems } from '../../features/store-status/holiday-words.ts';
import { maySell } from '../../features/store-status/not-open.ts';
import { focusField } from '../../ui/focus-field.ts';
import { useHoliday } from './use-holiday.ts';
import { useKeptHoliday } from './use-kept-holiday.ts';

/** The days, the sentence, and what shoppers read of both. */
export function HolidayForm({ settings }: { settings: StoreSettings }) {
  const { id } = useStore();
  const today = dayInLagos(new Date());
  const { typed, change, forget } = useKeptHoliday(id, settings.holiday ?? { from: today, until: '', note: '' });
  const [isTold, setTold] = useState(false);
  const { set, refusal, isPending, isDone } = useHoliday(settings, forget);
  const problem = holidayProblem(typed, today);
  const wrong = problem && holidayProblems[problem];
  const errorAt = (field: 'from' | 'until') => (isTold && wrong?.field === field ? wrong.text : undefined);

  function save() {
    setTold(true);
    if (wrong) return focusField(wrong.field);
    void set({ ...typed, note: typed.note.trim() });
  }
  return (
    <div className="grid gap-6">
      {settings.holiday && (
        <Notice
          tone="success"
          action={
            <Button variant="secondary" busy={isPending} onClick={() => void set(null)}>
              {settings.holiday.from <= today ? 'End it now' : 'Take it back'}
            </Button>
          }
        >
          {awayWords(settings.holiday, today)}
        </Notice>
      )}
      {!settings.holiday && isDone && (
        <Notice tone="success">{maySell(settings.status) ? 'Your store sells.' : 'You are not away.'}</Notice>
      )}
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="measures">
          <TextField
            label="First day"
            type="date"
            name="from"
            min={today}
            value={typed.from}
            error={errorAt('from')}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            label="Last day"
            type="date"
            name="until"
            min={typed.from || today}
            value={typed.until}
            error={errorAt('until')}
            onChange={({ target }) => change({ until: target.value })}
          />
        </div>
        <TextArea
          label="A sentence for shoppers, if you like"
          hint={`${typed.note.length} of ${HOLIDAY_NOTE_MAX} letters`}
          name="note"
          rows={2}
          maxLength={HOLIDAY_NOTE_MAX}
          value={typed.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <section aria-labelledby="shoppers-read" className="rounded-card bg-sunken p-4">
          <h2 id="shoppers-read" className="mb-1 text-sm font-medium">
            Shoppers read
          </h2>
          <p className="font-semibold">{problem ? 'Choose the days first.' : backWords(typed)}</p>
          {!problem && typed.note.trim() && <p className="wrap-anywhere">{typed.note.trim()}</p>}
        </section>
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <Button type="submit" wide busy={isPending} className="min-h-13 text-base">
          {settings.holiday ? 'Save the days' : 'Go on holiday'}
        </Button>
      </form>
    </div>
  );
}
