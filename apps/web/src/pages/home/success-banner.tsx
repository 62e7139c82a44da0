import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dropPlaceState, placeState } from '../../lib/routing/hash-location.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/states/notice.tsx';

/** After a checkout that led here: `navigate('/', { state: { checkoutSuccess: true, message } })`. Shown once. */
export function SuccessBanner() {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    const { checkoutSuccess, message: passed } = placeState();
    if (!checkoutSuccess) return;
    setMessage(typeof passed === 'string' && passed ? passed : 'Order placed successfully!');
    dropPlaceState('checkoutSuccess', 'message');
  }, []);
  if (message === null) return null;
  return (
    <div className="column pt-4">
      <Notice
        tone="success"
        action={
          <IconButton
            label="Close message"
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => setMessage(null)}
          />
        }
      >
        {message}
      </Notice>
    </div>
  );
}
