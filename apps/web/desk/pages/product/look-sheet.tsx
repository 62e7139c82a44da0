import type { ProductForm } from '@oja/domain/goods/product-form';
import { useMedia } from '../../../src/lib/use-media.ts';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import type { PictureLine } from '../../features/pictures/picture-line.ts';
import { ShopCard } from './shop-card.tsx';

interface LookSheetProps {
  open: boolean;
  line: PictureLine;
  form: ProductForm;
  onClose: () => void;
}

/** What a shopper will see of it, before it is there. */
export function LookSheet({ open, line, form, onClose }: LookSheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  return (
    <Modal open={open} onClose={onClose} place={isWide ? 'middle' : 'bottom'} title="How it looks">
      <div className="grid justify-items-center gap-4">
        <ShopCard line={line} form={form} />
        <Choices form={form} />
      </div>
    </Modal>
  );
}

function Choices({ form }: { form: ProductForm }) {
  const description = form.description.trim();
  return (
    <div className="grid w-full gap-3 text-sm wrap-anywhere">
      {form.colors.length > 0 && <p>Colours: {form.colors.join(', ')}</p>}
      {form.sizes.length > 0 && <p>Sizes: {form.sizes.join(', ')}</p>}
      {description ? (
        <p className="whitespace-pre-line">{description}</p>
      ) : (
        <p className="text-muted">No description yet.</p>
      )}
    </div>
  );
}
