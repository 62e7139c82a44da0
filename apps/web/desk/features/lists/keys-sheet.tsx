import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { KeyList } from './key-list.tsx';

/** What single keys do here. */
export function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} onClose={onClose} title="Keys">
      <KeyList />
    </Modal>
  );
}
