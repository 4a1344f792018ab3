import { PagePreview, type PagePreviewProps } from './PagePreview.tsx';
import { Specimen } from './Specimen.tsx';
import { ThemePlayground } from './ThemePlayground.tsx';
import { useThemePlayground, type ThemePlaygroundOptions } from './useThemePlayground.ts';

export interface ThemePlaygroundPageProps extends ThemePlaygroundOptions {
  /** Copies a text; fails where the clipboard is refused. */
  onCopy: (text: string) => Promise<void>;
  /** Pages of the site that can be looked at. @default [] */
  pageGroups?: PagePreviewProps['groups'];
  /** Shows a look in the window of a page. */
  onShow?: PagePreviewProps['onShow'];
}

const NO_PAGES: PagePreviewProps['groups'] = [];
const showNothing = () => {};

/** Shows the playground on a page: what it changes are the reader's settings. */
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
      preview={<PagePreview look={state.look} groups={pageGroups} onShow={onShow} />}
    >
      <Specimen />
    </ThemePlayground>
  );
}
