import { Specimen } from './Specimen.tsx';
import { ThemePlayground } from './ThemePlayground.tsx';
import { useThemePlayground, type ThemePlaygroundOptions } from './useThemePlayground.ts';

export interface ThemePlaygroundPageProps extends ThemePlaygroundOptions {
  /** Copies a text; fails where the clipboard is refused. */
  onCopy: (text: string) => Promise<void>;
}

/** Shows the playground on a page: what it changes are the reader's settings. */
export function ThemePlaygroundPage({ onCopy, ...options }: ThemePlaygroundPageProps) {
  const state = useThemePlayground(options);
  return (
    <ThemePlayground {...state} onCopy={onCopy}>
      <Specimen />
    </ThemePlayground>
  );
}
