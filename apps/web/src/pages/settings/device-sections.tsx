import type { ThemePreference } from '@oja/domain/theme';
import { Heart } from 'lucide-react';
import { chooseTheme, useTheme } from '../../features/theme/theme.ts';
import { browserSavesData, chooseDataSaver, useSavesData } from '../../lib/data-saver.ts';
import { href } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Section } from './section.tsx';

const themes: readonly { value: ThemePreference; label: string; description: string }[] = [
  { value: 'light', label: 'Light', description: 'Always light' },
  { value: 'dark', label: 'Dark', description: 'Always dark; spares the battery of many phones' },
  { value: 'system', label: 'System', description: 'As your device is set' },
];

/** What is set for this device, signed in or not. */
export function DeviceSections() {
  const { preference } = useTheme();
  return (
    <>
      <Section title="Theme" about="On this device.">
        <RadioCards legend="Theme" quietLegend cards={themes} value={preference} onChange={chooseTheme} />
      </Section>
      <DataSaver />
      <Section title="Favourites" about="Products that you have marked with a heart.">
        <ButtonLink variant="secondary" href={href('favourites')} className="justify-self-start">
          <Heart aria-hidden="true" className="size-4" />
          My favourites
        </ButtonLink>
      </Section>
    </>
  );
}

function DataSaver() {
  const saves = useSavesData();
  const byBrowser = browserSavesData();
  return (
    <Section title="Data saver" about="On this device.">
      <Switch
        label="Save data"
        description={
          byBrowser
            ? 'Your browser asks every site to save data, so it is on.'
            : 'Smaller pictures, and nothing is fetched before you ask for it.'
        }
        checked={saves}
        disabled={byBrowser}
        onChange={chooseDataSaver}
      />
    </Section>
  );
}
