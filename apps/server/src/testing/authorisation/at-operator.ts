import { newId } from '../../platform/ids.ts';
import { all, type Input, nothing, type Row } from './row.ts';

/** Of the operator alone; for everybody else there is nothing at this address. */
export const onlyOperator = (input: Input = nothing, code = 200): Row => ({
  codes: { ...all(404), visitor: 401, operator: code },
  input,
});
/** What only an operator may do who has proven the password. */
export const operatorAct = (input: Input): Row =>
  onlyOperator(async (stage, caller) => {
    await stage.shop.db.updateTable('sessions').set({ confirmed_at: new Date() }).execute();
    return { ...(await input(stage, caller)), idempotencyKey: newId() };
  });
export const note = 'Agreed on the phone.';
