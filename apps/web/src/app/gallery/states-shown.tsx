import { PackageSearch, Truck } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Marked } from '../../ui/goods/marked.tsx';
import { Amount, Price } from '../../ui/goods/price.tsx';
import { Rating } from '../../ui/goods/rating.tsx';
import { Stars } from '../../ui/goods/stars.tsx';
import { StockBar } from '../../ui/goods/stock-bar.tsx';
import { Tracker } from '../../ui/goods/tracker.tsx';
import { HowItGoes } from '../../ui/how-it-goes.tsx';
import { CardGridSkeleton } from '../../ui/states/card-skeletons.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { Notice, type NoticeTone } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { Row, Shown } from './shown.tsx';

const tones: NoticeTone[] = ['error', 'success', 'info'];
const journey = ['Confirmed', 'Shipped', 'Delivered'];

/** What is told: figures, progress, and that something is empty, on its way or failed. */
export function StatesShown() {
  return (
    <>
      <Shown name="Notice">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            A notice of the kind '{tone}', long enough to run over more than one line on a phone.
          </Notice>
        ))}
        <Notice
          action={
            <>
              <Button variant="secondary">Check again</Button>
              <Button variant="quiet">Close</Button>
            </>
          }
        >
          A notice with two buttons, which stand below the text where there is no room beside it.
        </Notice>
      </Shown>
      <Shown name="TryAgain">
        <TryAgain text="Failed to fetch products" onRetry={() => {}} />
        <TryAgain text="Failed to fetch products" busy onRetry={() => {}} />
      </Shown>
      <Shown name="ErrorBoundary">
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </Shown>
      <Shown name="HowItGoes">
        <HowItGoes
          title="How it goes on"
          steps={[
            { icon: PackageSearch, title: 'It is looked for', text: 'A line that says what happens then.' },
            { icon: Truck, title: 'It is on its way', text: 'And one that runs over more than a line on a phone.' },
          ]}
        />
      </Shown>
      <Shown name="EmptyState">
        <EmptyState
          icon={<PackageSearch />}
          text="No trending products found"
          hint="Try adjusting your filters or come back later."
          action={<Button variant="secondary">Clear filters</Button>}
        />
      </Shown>
      <Shown name="Skeleton">
        <Skeleton className="h-10 w-1/3" />
        <CardGridSkeleton />
      </Shown>
      <Shown name="Spinner">
        <Spinner />
      </Shown>
      <Shown name="Price">
        <Row>
          <Amount kobo={1} />
          <Amount kobo={99_999_999_999} />
        </Row>
        <Price price={1_250_000} />
        <Price price={2_600_000} discountPrice={1_890_000} />
        <Price price={99_999_999_999} discountPrice={1} size="page" />
      </Shown>
      <Shown name="Rating">
        <Rating average={4.6} count={128} />
        <Rating average={1} count={1} />
        <Rating average={0} count={0} />
      </Shown>
      <Shown name="Stars">
        <Row>
          {[0, 1, 2.5, 3.75, 5].map((rating) => (
            <Stars key={rating} rating={rating} />
          ))}
        </Row>
      </Shown>
      <Shown name="StockBar">
        <StockBar stock={38} maxStock={80} />
        <StockBar stock={3} maxStock={80} />
        <StockBar stock={0} maxStock={80} />
      </Shown>
      <Shown name="Tracker">
        {[-1, 0, 1, 2].map((reached) => (
          <Tracker
            key={reached}
            label={`Order ${reached + 2}`}
            steps={journey.map((label, at) => ({
              label,
              state: at <= reached ? 'completed' : at === reached + 1 ? 'current' : 'pending',
              note: at <= reached ? '12 November' : at === reached + 1 && 'waiting for the seller',
            }))}
          />
        ))}
      </Shown>
      <Shown name="Marked">
        <p>
          <Marked text="Ankara flare gown" ranges={[{ start: 0, end: 6 }]} />
        </p>
      </Shown>
    </>
  );
}

function Broken(): never {
  throw new Error('Broken on purpose, for the gallery.');
}
