import { Camera, Images } from 'lucide-react';
import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react';

interface AddPicturesProps {
  onAdd: (files: File[]) => void;
  /** What is wrong with the pictures stands there. */
  describedBy: string | undefined;
}

/** By the camera or from what is on the phone: the picker of newer phones offers no camera by itself. */
export function AddPictures({ onAdd, describedBy }: AddPicturesProps) {
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    onAdd([...(target.files ?? [])]);
    // The same one can be chosen again once it was removed.
    target.value = '';
  }
  const common = { onChange: take, describedBy };
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton {...common} name="pictures" capture="environment">
        <Camera aria-hidden="true" className="size-5" />
        Take a photo
      </FileButton>
      <FileButton {...common} multiple>
        <Images aria-hidden="true" className="size-5" />
        Choose
      </FileButton>
    </div>
  );
}

type FileButtonProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'capture' | 'multiple' | 'onChange'> & {
  describedBy: string | undefined;
  children: ReactNode;
};

function FileButton({ describedBy, children, ...rest }: FileButtonProps) {
  return (
    <label className="picture-add">
      {children}
      <input
        {...rest}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={describedBy}
        className="sr-only"
      />
    </label>
  );
}
