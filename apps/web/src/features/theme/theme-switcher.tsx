import { Moon, Sun } from 'lucide-react';
import { lazy } from 'react';
import { Popover } from '../../ui/overlays/popover.tsx';
import { useTheme } from './theme.ts';

// Not with the later styles: its chunk is there from the start.
const ThemeChoices = lazy(() => import('./theme-choices.tsx').then((m) => ({ default: m.ThemeChoices })));

/** A menu of the three choices; its button shows the theme that is on, whatever was chosen. */
export function ThemeSwitcher({ className }: { className?: string }) {
  const { theme } = useTheme();
  const Shown = theme === 'dark' ? Moon : Sun;
  return (
    <Popover
      label={`Theme: ${theme}`}
      icon={<Shown aria-hidden="true" className="size-5" />}
      panelClassName="popover-small"
      {...(className && { className })}
    >
      {(close) => <ThemeChoices onDone={close} />}
    </Popover>
  );
}
