import { Heart } from 'lucide-react';
import { chooseTheme, useTheme } from '../../features/theme/theme.ts';
import { browserSavesData, chooseDataSaver } from '../../lib/data-saver.ts';
import { href } from '../../lib/routing/paths.ts';
import type { ThemePreference } from '../../lib/theme/theme-preference.ts';
import { useSavesData } from '../../lib/use-saves-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoicePills } from '../../ui/forms/choice-pills.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Section } from './section.tsx';

const themes: Record<string, ThemePreference> = { Light: 'light', Dark: 'dark', System: 'system' };

/** What is set for this device, signed in or not. */
export function DeviceSections() {
  const { preference } = useTheme();
  return (
    <>
      <Section title="Theme" about="On this device. System is what the device itself is set to.">
        <ChoicePills
          legend="Light or dark"
          options={Object.keys(themes)}
          value={Object.keys(themes).find((name) => themes[name] === preference)}
          onChange={(name) => chooseTheme(themes[name] ?? 'system')}
        />
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
