import type { Bank, PayoutAccount } from '@oja/contract/desks/desk-money';
import { ACCOUNT_DIGITS, taxIdOf } from '@oja/domain/stores/payout-account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { call as callAccount } from '../../../src/features/session/account-api.ts';
import { Button } from '../../../src/ui/button.tsx';
import { inputLook } from '../../../src/ui/forms/field.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { call, read } from '../../app/desk-api.ts';
import { useDesk } from '../../app/store.ts';
import { focusOnce } from '../../ui/focus-once.ts';
import { accountFailure } from './account-failure.ts';
import { BankSheet } from './bank-sheet.tsx';
import { Holder } from './holder.tsx';
import { Pause, PauseAhead } from './pause.tsx';
import { ProveIt } from './prove-it.tsx';

interface NameAccountProps {
  place: PayoutAccount;
  onNamed: () => void;
  /** Leaves the account as it is; undefined where there is none. */
  onLeave: (() => void) | undefined;
}

/** Asks for bank and number, shows whose account the bank says it is, and sends it once its owner has proven to be that. */
export function NameAccount({ place, onNamed, onLeave }: NameAccountProps) {
  const { store, site } = useDesk();
  const { brand } = site;
  const seller = store.id;
  const queryClient = useQueryClient();
  const own = read('payoutAccount', { params: { seller } });
  const [bank, setBank] = useState<Bank>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [number, setNumber] = useState('');
  const [taxId, setTaxId] = useState(place.taxId);
  const [password, setPassword] = useState('');
  /** Which holder was said to be right; another number asks anew. */
  const [yes, setYes] = useState('');
  /** Once it was sent as it was not complete, what is missing is told. */
  const [isTold, setTold] = useState(false);
  const bankButton = useRef<HTMLButtonElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const isWhole = number.length === ACCOUNT_DIGITS;
  const found = useQuery({
    queryKey: ['resolveAccount', seller, bank?.code, number],
    queryFn: ({ signal }) =>
      call('resolveAccount', { params: { seller }, body: { bankCode: bank?.code ?? '', number }, signal }),
    enabled: bank !== undefined && isWhole,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // Without a line it is told so, and not waited for.
    networkMode: 'always',
  });
  const holder = found.data?.holder;
  const isYes = holder !== undefined && yes === `${bank?.code} ${number} ${holder}`;
  const taxProblem = taxIdOf(taxId) === null ? 'A tax number (TIN) has 10 to 13 digits.' : undefined;
  const naming = useMutation({
    networkMode: 'always',
    mutationFn: async (body: { bankCode: string; number: string; holder: string; taxId: string }) => {
      if (!place.confirmed && place.hasPassword) await callAccount('confirmAccount', { body: { password } });
      return call('setAccount', { params: { seller }, body: { ...body, seen: place.account?.id ?? null } });
    },
    onSuccess: (named) => {
      queryClient.setQueryData(own.queryKey, named);
      showToast('Your bank account is named.');
      onNamed();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: own.queryKey }),
  });
  const isProven = place.confirmed || (place.hasPassword && password !== '');

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTold(true);
    if (!bank) return bankButton.current?.focus();
    if (!isWhole) return numberField.current?.focus();
    // Looked up by itself once it is whole; what failed is asked again.
    if (!found.data) return void found.refetch();
    if (!isYes || !isProven || taxProblem || naming.isPending) return;
    naming.mutate({ bankCode: bank.code, number, holder, taxId });
  }

  return (
    <form
      noValidate
      aria-labelledby="naming"
      onSubmit={send}
      className="grid gap-5 rounded-card bg-surface p-5 ring-1 ring-line"
    >
      <div className="grid gap-2">
        <h2 id="naming" ref={onLeave && focusOnce} tabIndex={-1} className="text-lg">
          {onLeave ? 'Another account' : 'Your account'}
        </h2>
        <p className="text-sm text-muted">
          Choose the bank and type the number. The bank then says whose account it is, and you say whether that is you.
        </p>
        {place.changePauses && <PauseAhead />}
      </div>
      <div className="grid gap-1.5">
        <span className="text-sm font-medium">Bank</span>
        <button
          type="button"
          ref={bankButton}
          aria-label={`Bank: ${bank?.name ?? 'choose your bank'}`}
          aria-haspopup="dialog"
          aria-describedby={isTold && !bank ? 'bank-missing' : undefined}
          className={clsx(
            inputLook(isTold && !bank ? 'Choose your bank.' : undefined),
            'flex items-center justify-between gap-3 text-left',
          )}
          onClick={() => setIsChoosing(true)}
        >
          <span className={bank ? 'min-w-0 truncate' : 'text-muted'}>{bank?.name ?? 'Choose your bank'}</span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
        </button>
        {isTold && !bank && (
          <p id="bank-missing" className="text-sm text-danger">
            Choose your bank.
          </p>
        )}
      </div>
      <TextField
        label="Account number"
        ref={numberField}
        hint={`${ACCOUNT_DIGITS} digits`}
        error={isTold && !isWhole ? `An account number has ${ACCOUNT_DIGITS} digits.` : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={number}
        onChange={({ target }) => setNumber(target.value.replace(/\D/g, '').slice(0, ACCOUNT_DIGITS))}
      />
      <div aria-live="polite" className="grid gap-3">
        {bank && isWhole && found.isFetching && <p className="text-muted">The bank is asked whose account that is …</p>}
        {found.isError && <Notice tone="error">{accountFailure(found.error)}</Notice>}
        {found.data && (
          <Holder
            found={found.data}
            isYes={isYes}
            onYes={() => setYes(`${bank?.code} ${number} ${holder}`)}
            onNo={() => {
              setNumber('');
              numberField.current?.focus();
            }}
          />
        )}
      </div>
      {isYes && (
        <>
          <TextField
            label="Tax number (TIN), if you have one"
            hint={`10 to 13 digits. Nobody but you and ${brand} sees it.`}
            inputMode="numeric"
            maxLength={20}
            error={taxProblem}
            value={taxId}
            onChange={({ target }) => setTaxId(target.value)}
          />
          {place.changePauses && <Pause />}
          {!place.confirmed && (
            <ProveIt
              hasPassword={place.hasPassword}
              password={password}
              onPassword={setPassword}
              onConfirmed={() => void queryClient.invalidateQueries({ queryKey: own.queryKey })}
            />
          )}
          {naming.isError && <Notice tone="error">{accountFailure(naming.error)}</Notice>}
          <Button type="submit" wide className="min-h-13 text-base" busy={naming.isPending} disabled={!isProven}>
            Send my money there
          </Button>
        </>
      )}
      {!found.data && (
        <Button type="submit" wide className="min-h-13 text-base" busy={found.isFetching}>
          Look it up
        </Button>
      )}
      {onLeave && (
        <Button variant="quiet" wide onClick={onLeave}>
          Leave it as it is
        </Button>
      )}
      <BankSheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(chosen) => {
          setBank(chosen);
          setIsChoosing(false);
        }}
      />
    </form>
  );
}
