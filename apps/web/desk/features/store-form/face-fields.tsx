import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { storeLimits, wholeLink } from '@oja/domain/stores/store-form';
import { TextArea } from '../../../src/ui/forms/text-area.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { useStoreFields, useStoreText } from './form-context.ts';
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
      <TextField label="Instagram" placeholder="@yourstore" {...link} {...useStoreLink('instagram')} />
      <TextField label="Facebook" placeholder="facebook.com/yourstore" {...link} {...useStoreLink('facebook')} />
      <TextField label="X" placeholder="@yourstore" {...link} {...useStoreLink('twitter')} />
      <TextField label="Website" placeholder="yourstore.com.ng" {...link} {...useStoreLink('website')} />
    </>
  );
}

/** What a field of an address takes: left, it shows the whole of what was meant. */
function useStoreLink(name: Parameters<typeof wholeLink>[0]) {
  const { form, change } = useStoreFields();
  const text = useStoreText(name);
  return {
    ...text,
    onBlur: () => {
      change({ [name]: wholeLink(name, form[name]) });
      text.onBlur();
    },
  };
}
