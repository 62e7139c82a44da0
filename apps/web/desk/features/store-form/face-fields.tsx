import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { storeLimits } from '@oja/domain/stores/store-form';
import { TextArea } from '../../../src/ui/forms/text-area.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { useStoreText } from './form-context.ts';
import { StorePicture } from './store-picture.tsx';

/** What shoppers see and read of the store. Pictures are saved by themselves. */
export function FaceFields({ settings }: { settings: StoreSettings }) {
  const link = { type: 'url', inputMode: 'url', autoComplete: 'off', maxLength: storeLimits.link } as const;
  return (
    <>
      <StorePicture kind="logo" settings={settings} />
      <StorePicture kind="banner" settings={settings} />
      <TextArea
        label="What you sell, and what you are good at"
        hint={`${storeLimits.descriptionLeast} to ${storeLimits.description} letters.`}
        rows={5}
        maxLength={storeLimits.description}
        {...useStoreText('description')}
      />
      <TextField
        label="Instagram"
        placeholder="https://instagram.com/yourstore"
        {...link}
        {...useStoreText('instagram')}
      />
      <TextField
        label="Facebook"
        placeholder="https://facebook.com/yourstore"
        {...link}
        {...useStoreText('facebook')}
      />
      <TextField label="X" placeholder="https://x.com/yourstore" {...link} {...useStoreText('twitter')} />
      <TextField label="Website" placeholder="https://yourstore.com.ng" {...link} {...useStoreText('website')} />
    </>
  );
}
