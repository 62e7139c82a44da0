import type { Slips } from '@oja/contract/desks/desk-orders';
import { formatDate } from '../../../src/lib/text/dates.ts';
import { qrPath } from '../../features/parcels/qr-path.ts';

type OneSlip = Slips['items'][number];

/** What lies in a parcel: whose it is, where it goes, and what is to be in it. */
export function Slip({ slip, storeName }: { slip: OneSlip; storeName: string }) {
  const { orderNumber, placedAt, to, courier, trackingNumber, lines } = slip;
  return (
    <article className="slip" aria-label={`Slip of ${orderNumber}`}>
      <header className="slip-head">
        <div className="min-w-0">
          <p className="slip-store">{storeName}</p>
          <h2 className="slip-number">{orderNumber}</h2>
          <p>{formatDate(placedAt)}</p>
        </div>
        <QrCode text={orderNumber} />
      </header>
      {to ? (
        <address className="slip-to">
          <strong>{to.name}</strong>
          <span>{to.phone}</span>
          {to.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p className="slip-to">The address is not shown any more.</p>
      )}
      {(courier || trackingNumber) && <p>{[courier, trackingNumber].filter(Boolean).join(' · ')}</p>}
      <ul className="slip-goods">
        {lines.map((line) => (
          <li key={[line.name, line.color, line.size, line.sku].join('|')}>
            <span className="slip-tick" aria-hidden="true" />
            <span className="min-w-0 flex-1">
              {line.name}
              <small>{[line.color, line.size, line.sku].filter(Boolean).join(' · ')}</small>
            </span>
            <strong>× {line.quantity}</strong>
          </li>
        ))}
      </ul>
    </article>
  );
}

function QrCode({ text }: { text: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code of ${text}`}
      shapeRendering="crispEdges"
      className="slip-qr"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
