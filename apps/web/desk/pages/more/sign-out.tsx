import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { unsentAtDesk, wipeDesk } from '../../../src/features/session/desk-kept.ts';
import { announceSession } from '../../../src/features/session/session-channel.ts';
import { call } from '../../../src/lib/api.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useDesk } from '../../app/store.ts';
import { useQueueState, useWaitingQueue } from '../../features/waiting/waiting.tsx';

/** Signs out and wipes what this phone keeps; asks first when something of it has not been sent. */
export function SignOut() {
  const queue = useWaitingQueue();
  const { user } = useDesk();
  const shown = useQueueState().waiting.length;
  /** How much would be lost, asked about; 0 while nobody is asked. */
  const [unsent, setUnsent] = useState(0);
  const signOut = useMutation({
    mutationFn: async () => {
      await call('signOut', {});
      queue.close();
      await wipeDesk(user.id);
    },
    onSuccess: () => {
      announceSession();
      location.assign('/');
    },
  });
  // Other tabs may have kept more than this one has read.
  const look = useMutation({
    mutationFn: () => unsentAtDesk(user.id),
    onSuccess: (kept) => {
      const lost = Math.max(shown, kept);
      if (lost > 0) setUnsent(lost);
      else signOut.mutate();
    },
  });
  const stay = () => setUnsent(0);
  return (
    <>
      {signOut.isError && (
        <Notice tone="error" className="mb-3">
          You could not be signed out. Please try again.
        </Notice>
      )}
      <Button variant="secondary" busy={look.isPending || signOut.isPending} onClick={() => look.mutate()}>
        <LogOut aria-hidden="true" className="size-4" />
        Sign out
      </Button>
      <Modal
        open={unsent > 0}
        onClose={stay}
        title={`${unsent} not sent yet`}
        footer={
          <div className="grid gap-3">
            <Button wide onClick={stay}>
              Stay signed in
            </Button>
            <Button
              wide
              variant="danger"
              onClick={() => {
                stay();
                signOut.mutate();
              }}
            >
              Sign out and lose it
            </Button>
          </div>
        }
      >
        <p>What you changed without a connection is kept on this phone until it is sent. Signing out wipes it.</p>
      </Modal>
    </>
  );
}
