import type { OperatorStore } from '@oja/contract/desks/operator-stores';
import { formatNaira } from '@oja/domain/money/naira';
import { refuseReasons, suspendReasons } from '@oja/domain/stores/store-status';
import { countOf } from '@oja/domain/text/count';
import { useState } from 'react';
import { Act } from '../act.tsx';
import { call } from '../operator-api.ts';
import { ReasonsField } from '../reasons-field.tsx';

interface StoreActsProps {
  store: OperatorStore;
  confirmed: boolean;
}

/** What can be decided about a store as it stands. */
export function StoreActs({ store, confirmed }: StoreActsProps) {
  if (store.status === 'applied') {
    return (
      <>
        <Approve store={store} confirmed={confirmed} />
        <Refuse store={store} confirmed={confirmed} />
      </>
    );
  }
  return (
    <>
      {store.status === 'approved' && <Suspend store={store} confirmed={confirmed} />}
      {store.status === 'suspended' && <Lift store={store} confirmed={confirmed} />}
      {(store.status === 'approved' || store.trusted) && <Trust store={store} confirmed={confirmed} />}
    </>
  );
}

const told = 'Its owner reads it in a mail. Stays in the audit log.';
const about = ({ storeName, owner }: OperatorStore) =>
  [
    ['Store', storeName],
    ['Owner', owner?.name ?? 'nobody yet'],
  ] as const;

function Approve({ store, confirmed }: StoreActsProps) {
  return (
    <Act
      label="Approve"
      variant="primary"
      facts={about(store)}
      explanation="It sells from now on. Its owner gets a mail."
      sentence={{ label: 'A word to the owner', hint: `May be left empty. ${told}`, optional: true }}
      confirmed={confirmed}
      done={`${store.storeName} sells now`}
      onAct={(note, idempotencyKey) =>
        call('approveStore', { params: { id: store.id }, body: { seen: store.mark, note }, idempotencyKey })
      }
    />
  );
}

function Refuse({ store, confirmed }: StoreActsProps) {
  const [reasons, setReasons] = useState<(typeof refuseReasons)[number][]>([]);
  return (
    <Act
      label="Refuse"
      facts={about(store)}
      explanation="It does not open. Its owner gets a mail with the reasons, mends it, and may apply again."
      sentence={{ label: 'What to mend', hint: told }}
      confirmed={confirmed}
      done={`The application of ${store.storeName} went back`}
      ready={reasons.length > 0}
      fields={<ReasonsField reasons={refuseReasons} chosen={reasons} onChange={setReasons} />}
      onAct={(note, idempotencyKey) =>
        call('refuseStore', { params: { id: store.id }, body: { seen: store.mark, reasons, note }, idempotencyKey })
      }
    />
  );
}

function Suspend({ store, confirmed }: StoreActsProps) {
  const [reasons, setReasons] = useState<(typeof suspendReasons)[number][]>([]);
  return (
    <Act
      label="Suspend"
      facts={about(store)}
      explanation={
        <>
          <strong>{followsOf(store)}</strong> Nothing of it can be bought from the moment you do this. It keeps its desk
          and sends what was ordered. Its owner gets a mail with the reasons.
        </>
      }
      sentence={{ label: 'Why, in a sentence', hint: told }}
      confirmed={confirmed}
      done={`${store.storeName} is suspended`}
      ready={reasons.length > 0}
      fields={<ReasonsField reasons={suspendReasons} chosen={reasons} onChange={setReasons} />}
      onAct={(note, idempotencyKey) =>
        call('suspendStore', { params: { id: store.id }, body: { seen: store.mark, reasons, note }, idempotencyKey })
      }
    />
  );
}

/** '240 products leave the shop, 6 parcels are still to be sent, ₦184,300.00 is owed.' */
function followsOf({ products, parcelsToSend, heldUnits, owed }: OperatorStore): string {
  const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);
  return [
    `${countOf(products.live, 'product', 'products')} ${verb(products.live, 'leaves', 'leave')} the shop`,
    `${countOf(parcelsToSend, 'parcel is', 'parcels are')} still to be sent`,
    ...(heldUnits > 0
      ? [`${countOf(heldUnits, 'unit is', 'units are')} in unfinished checkouts, which may still be paid`]
      : []),
    `${formatNaira(owed)} is owed.`,
  ].join(', ');
}

function Lift({ store, confirmed }: StoreActsProps) {
  return (
    <Act
      label="Let it sell again"
      variant="primary"
      facts={about(store)}
      explanation={`${countOf(store.products.live, 'product comes', 'products come')} back into the shop. Its owner gets a mail.`}
      sentence={{ label: 'Why, in a sentence', hint: told }}
      confirmed={confirmed}
      done={`${store.storeName} sells again`}
      onAct={(note, idempotencyKey) =>
        call('liftStore', { params: { id: store.id }, body: { seen: store.mark, note }, idempotencyKey })
      }
    />
  );
}

/** Trusting a store, and taking that back. */
function Trust({ store, confirmed }: StoreActsProps) {
  const { id, storeName, mark, trusted } = store;
  return (
    <Act
      label={trusted ? 'Trust no more' : 'Trust'}
      variant="secondary"
      facts={about(store)}
      explanation={
        trusted
          ? 'What it publishes is looked at again, as that of other stores.'
          : 'What it publishes is in the shop at once: nobody looks at it before. You can take that back.'
      }
      sentence={{ label: 'Why, in a sentence', hint: 'Stays in the audit log.' }}
      confirmed={confirmed}
      done={trusted ? `${storeName} is not trusted any more` : `${storeName} is trusted`}
      onAct={(note, idempotencyKey) =>
        call('trustStore', { params: { id }, body: { seen: mark, trusted: !trusted, note }, idempotencyKey })
      }
    />
  );
}
