import type { DeskDrafts } from '@oja/contract/desks/desk-drafts';
import { countOf, formatCount } from '@oja/domain/text/count';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatDateTime, formatTime } from '../../../src/lib/text/dates.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Chip } from '../../../src/ui/chip.tsx';
import { Picture } from '../../../src/ui/goods/picture.tsx';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { read } from '../../app/desk-api.ts';
import { useHref, useStore } from '../../app/store.ts';
import { KeysSheet } from '../../features/lists/keys-sheet.tsx';
import { rememberOpen } from '../../features/lists/last-open.ts';
import { useReturnToRow } from '../../features/lists/use-return-to-row.ts';
import { NoProducts } from '../../features/products/no-products.tsx';
import type { ProductPlace } from '../../features/products/product-place.ts';
import { TakenDownWords } from '../../features/products/taken-down-words.tsx';
import { useTakeBack } from '../../features/products/use-take-back.ts';
import { useThrowAway } from '../../features/products/use-throw-away.ts';
import { useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { GoodsSkeleton } from '../../ui/goods-skeleton.tsx';
import { refusalWords } from '../../ui/refusal-words.ts';
import { useNow } from '../../ui/use-now.ts';
import { OnThisPhone } from './on-this-phone.tsx';
import { useProductsKeys } from './use-products-keys.ts';

const FAILED = 'Could not load your drafts.';
/** Drafts that are drawn at once: a file may make thousands. */
const PAGE = 100;

type Draft = DeskDrafts['items'][number];

interface DraftsListProps {
  place: ProductPlace;
  /** Leads to the search field. */
  onSearch: () => void;
}

/** What is written and not in the shop yet, or what of it waits for the operator. */
export function DraftsList({ place, onSearch }: DraftsListProps) {
  const { id: seller } = useStore();
  const drafts = useQuery(read('deskDrafts', { params: { seller } }));
  if (!drafts.data && !drafts.isError) return <GoodsSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-3 pt-3">
      <DeskFailure text={FAILED} of={drafts} />
      {place.tab === 'drafts' && <OnThisPhone drafts={drafts.data?.items ?? []} />}
      {drafts.data && <Listed place={place} drafts={drafts.data.items} onSearch={onSearch} isOld={drafts.isError} />}
    </div>
  );
}

function Listed({ place, drafts, onSearch, isOld }: DraftsListProps & { drafts: readonly Draft[]; isOld: boolean }) {
  const href = useHref();
  const [showsKeys, setShowsKeys] = useState(false);
  const { refusals, throwAway } = useThrowAway();
  const now = useNow();
  const letters = place.q.toLowerCase();
  const waits = place.tab === 'in-review';
  const shown = drafts
    .filter(({ state }) => (state === 'in_review') === waits)
    .filter(({ name }) => name.toLowerCase().includes(letters));
  const [most, setMost] = useState(PAGE);
  const page = shown.slice(0, most);
  const hrefOf = (id: string) => href('product', { id });
  useReturnToRow();
  useProductsKeys({
    ids: page.map(({ id }) => id),
    hrefOf,
    search: onSearch,
    showKeys: () => setShowsKeys(true),
  });
  return (
    <>
      {shown.length === 0 ? (
        <NoProducts place={place} href={href('products')} addHref={href('newProduct')} importHref={href('imports')} />
      ) : (
        <ul aria-label={waits ? 'In review' : 'Drafts'} className={isOld ? 'drafts list-old' : 'drafts'}>
          {page.map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              href={hrefOf(draft.id)}
              now={now}
              refusal={refusals[draft.id]}
              onThrowAway={() => void throwAway(draft)}
            />
          ))}
        </ul>
      )}
      {page.length < shown.length && (
        <div className="grid justify-items-center gap-3 pt-2">
          <p role="status" className="text-sm text-muted">
            {formatCount(page.length)} of {formatCount(shown.length)} shown
          </p>
          <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
            Show more
          </Button>
        </div>
      )}
      <KeysSheet open={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  );
}

interface DraftRowProps {
  draft: Draft;
  href: string;
  now: number;
  refusal: string | undefined;
  onThrowAway: () => void;
}

function DraftRow({ draft, href, now, refusal, onThrowAway }: DraftRowProps) {
  const { id, price, picture, edits, missing, state } = draft;
  const mayChange = useMayChange('goods');
  const name = draft.name.trim() || 'Without a name';
  return (
    <li data-row={id} className="draft-row">
      <div className="product-picture">
        <Picture
          picture={picture}
          sizes="64px"
          widths={[160]}
          decorative
          className="size-full overflow-hidden rounded-chip"
        />
      </div>
      <div className="product-name">
        <a href={href} onClick={() => rememberOpen(id)}>
          {name}
        </a>
        <span className="product-choice">
          {price && `${priceWords(price)} · `}
          {sinceWords(draft, now)}
        </span>
        <span className="product-marks">
          {edits && <Chip tone="indigo">Changes not in the shop yet</Chip>}
          {state === 'returned' && <Chip tone="clay">Sent back to you</Chip>}
          {missing > 0 ? <Chip>{countOf(missing, 'thing', 'things')} missing</Chip> : <Chip tone="palm">Complete</Chip>}
        </span>
        {state === 'returned' && <TakenDownWords takenDown={draft} />}
        {state === 'in_review' && mayChange && <TakeBack draft={draft} name={name} />}
      </div>
      {state !== 'in_review' && mayChange && (
        <IconButton
          label={`Throw away: ${name}`}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          className="draft-throw"
          onClick={onThrowAway}
        />
      )}
      {refusal && (
        <p role="alert" className="product-wide row-refusal">
          {refusal}
        </p>
      )}
    </li>
  );
}

function TakeBack({ draft: { id, version }, name }: { draft: Draft; name: string }) {
  const takeBack = useTakeBack(id);
  return (
    <span className="relative z-1 mt-1.5 grid justify-items-start gap-1">
      <Button
        variant="secondary"
        busy={takeBack.isPending}
        aria-label={`Take back: ${name}`}
        onClick={() => takeBack.mutate(version)}
      >
        Take back
      </Button>
      {takeBack.isError && (
        <span role="alert" className="text-danger">
          {refusalWords(takeBack.error)}
        </span>
      )}
    </span>
  );
}

/** As typed; the sign where it was left out. */
const priceWords = (typed: string) => (/^\s*[\d.,]+\s*[km]?\s*$/i.test(typed) ? `₦${typed.trim()}` : typed.trim());

/** 'Kept 10:42 by Amaka', 'Sent 10:42' */
function sinceWords({ keptAt, keptBy, submittedAt }: Draft, now: number): string {
  const at = submittedAt ?? keptAt;
  const isToday = formatDate(at) === formatDate(new Date(now).toISOString());
  const when = isToday ? formatTime(at) : formatDateTime(at);
  return submittedAt ? `Sent ${when}` : `Kept ${when}${keptBy && ` by ${keptBy}`}`;
}
