import { useTranslate } from '../i18n/index.ts';
import type { VisualResult } from './evidenceShapes.ts';
import { shortenCommit } from './shortenCommit.ts';

export interface ScreenshotFactsProps {
  /** Screenshot results by Chromatic mode; empty when no source of the demo changed. */
  screenshots: readonly VisualResult[];
  /** Commit that the screenshots were compared with. */
  base: string;
}

const STATES = ['same', 'accepted', 'changed', 'new', 'not-compared', 'failed'] as const;
const MODES = {
  light: 'verdict.light',
  dark: 'verdict.dark',
  'right to left': 'verdict.rightToLeft',
} as const;

/** Renders the results of comparing a demo's screenshots with those of the base commit. */
export function ScreenshotFacts({ screenshots, base }: ScreenshotFactsProps) {
  const translate = useTranslate();
  const commit = shortenCommit(base);
  if (screenshots.length === 0) return translate('verdict.screenshotsUntouched', { commit });
  const nameMode = (mode: string) =>
    mode in MODES ? translate(MODES[mode as keyof typeof MODES]) : mode;
  return STATES.map((state) => {
    const modes = screenshots
      .filter((screenshot) => screenshot.state === state)
      .map(({ mode }) => nameMode(mode));
    if (modes.length === 0) return null;
    const values = { commit, modes: modes.join(', ') };
    return <div key={state}>{translate(`verdict.screenshots.${state}`, values)}</div>;
  });
}
