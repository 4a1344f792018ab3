import { PagePreview, type PagePreviewProps } from './PagePreview.tsx';
import { Specimen } from './Specimen.tsx';
import { ThemePlayground } from './ThemePlayground.tsx';
import { useThemePlayground, type ThemePlaygroundOptions } from './useThemePlayground.ts';

export interface ThemePlaygroundPageProps extends ThemePlaygroundOptions {
  /** Copies a string. Rejects when the clipboard is denied. */
  onCopy: (text: string) => Promise<void>;
  /** Pages of the site to preview. @default [] */
  pageGroups?: PagePreviewProps['groups'];
  /** Applies a theme to the window of a page. */
  onShow?: PagePreviewProps['onShow'];
}

const NO_PAGES: PagePreviewProps['groups'] = [];
const showNothing = () => {};

/** Renders the playground, connected to the user's settings. */
export function ThemePlaygroundPage({
  onCopy,
  pageGroups = NO_PAGES,
  onShow = showNothing,
  ...options
}: ThemePlaygroundPageProps) {
  const state = useThemePlayground(options);
  return (
    <ThemePlayground
      {...state}
      onCopy={onCopy}
      preview={<PagePreview theme={state.theme} groups={pageGroups} onShow={onShow} />}
    >
      <Specimen />
    </ThemePlayground>
  );
}
