import { Heart, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, type ButtonVariant } from '../../ui/button.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { LoadMore } from '../../ui/states/load-more.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { WayBack } from '../../ui/way-back.tsx';
import { Row, Shown } from './shown.tsx';

const variants: ButtonVariant[] = ['primary', 'soft', 'secondary', 'quiet', 'danger'];
const tones: ChipTone[] = ['plain', 'palm', 'clay', 'sun', 'indigo'];
const places = ['middle', 'left', 'right', 'bottom'] as const;
const tabs = [
  { value: 'products', label: 'Products' },
  { value: 'reviews', label: 'Reviews' },
  { value: 'about', label: 'About' },
] as const;

/** What is pressed, opened and chosen. */
export function ControlsShown() {
  return (
    <>
      <Shown name="Button">
        {variants.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} busy>
              {variant}, busy
            </Button>
            <Button variant={variant} disabled>
              {variant}, disabled
            </Button>
            <ButtonLink variant={variant} href="#/__ui">
              {variant}, a link
            </ButtonLink>
          </Row>
        ))}
        <Button wide>
          As wide as its place, with a label that is long enough to need a second line on a narrow phone
        </Button>
      </Shown>
      <Shown name="IconButton">
        <Row>
          <IconButton label="Keep" icon={<Heart aria-hidden="true" className="size-5" />} />
          <IconButton label="Kept" disabled icon={<Heart aria-hidden="true" className="size-5" />} />
        </Row>
      </Shown>
      <Shown name="Chip">
        <Row>
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </Row>
      </Shown>
      <Shown name="QuantityStepper">
        <Steppers />
      </Shown>
      <Shown name="Steps">
        {[0, 1, 2].map((current) => (
          <Steps
            key={current}
            label={`Step ${current + 1}`}
            steps={['Shipping', 'Payment', 'Review']}
            current={current}
          />
        ))}
        <Steps label="With a way back" steps={['Shipping', 'Payment', 'Review']} current={2} onSelect={() => {}} />
      </Shown>
      <Shown name="WayBack">
        <WayBack href="#/__ui" label="All components" />
      </Shown>
      <Shown name="Tabs">
        <ShownTabs />
      </Shown>
      <Shown name="Disclosure">
        <Disclosure title="Closed">Never seen at first.</Disclosure>
        <Disclosure title="Open" open>
          What belongs to it.
        </Disclosure>
      </Shown>
      <Shown name="Popover">
        <Popover label="Cart" icon={<ShoppingCart aria-hidden="true" className="size-5" />}>
          {() => <p className="text-sm">Light dismiss, Escape and the return of the focus are the browser's.</p>}
        </Popover>
      </Shown>
      <Shown name="Modal">
        <Modals />
      </Shown>
      <Shown name="ToastRegion">
        <Row>
          <Button variant="secondary" onClick={() => showToast('Added to cart')}>
            Toast: success
          </Button>
          <Button variant="secondary" onClick={() => showToast('Failed to add item to cart', { tone: 'error' })}>
            Toast: error
          </Button>
          <Button
            variant="secondary"
            onClick={() => showToast('Removed', { tone: 'info', action: { label: 'Undo', run: () => {} } })}
          >
            Toast: with a way back
          </Button>
        </Row>
      </Shown>
      <Shown name="LoadMore">
        <LoadMore busy={false} onLoad={() => {}} />
        <LoadMore busy onLoad={() => {}} />
      </Shown>
    </>
  );
}

function Steppers() {
  const [value, setValue] = useState(3);
  return (
    <Row>
      <QuantityStepper label="Quantity" value={value} max={12} onChange={setValue} />
      <QuantityStepper label="Quantity, the least" value={1} max={12} onChange={() => {}} />
      <QuantityStepper label="Quantity, the most" value={12} max={12} onChange={() => {}} />
      <QuantityStepper label="Quantity, disabled" value={3} max={12} disabled onChange={() => {}} />
    </Row>
  );
}

function ShownTabs() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('reviews');
  return (
    <Tabs label="Store" tabs={tabs} value={tab} onChange={setTab}>
      <p className="pt-4">What belongs to '{tab}'.</p>
    </Tabs>
  );
}

function Modals() {
  const [open, setOpen] = useState<(typeof places)[number]>();
  return (
    <Row>
      {places.map((place) => (
        <Button key={place} variant="secondary" onClick={() => setOpen(place)}>
          Modal: {place}
        </Button>
      ))}
      <Modal
        open={open !== undefined}
        place={open ?? 'middle'}
        title="Delete this address?"
        onClose={() => setOpen(undefined)}
        footer={
          <Button variant="danger" wide onClick={() => setOpen(undefined)}>
            Delete
          </Button>
        }
      >
        <p>14 Bode Thomas Street, Surulere, Lagos. Orders that went there keep it.</p>
      </Modal>
    </Row>
  );
}
