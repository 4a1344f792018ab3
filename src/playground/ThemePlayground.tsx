import { useInterfaceLang } from '../i18n/index.ts';
import { CodeExports } from './CodeExports.tsx';
import { ContrastReport } from './ContrastReport.tsx';
import type { ThemePlaygroundProps } from './playground.types.ts';
import { PlaygroundActions } from './PlaygroundActions.tsx';
import { PlaygroundControls } from './PlaygroundControls.tsx';
import { PlaygroundRoot } from './ThemePlayground.styles.ts';

/** Renders the theme editor: controls, preview, contrast report and code. */
export function ThemePlayground({
  theme,
  onChange,
  children,
  preview,
  ...actions
}: ThemePlaygroundProps) {
  return (
    <PlaygroundRoot lang={useInterfaceLang()}>
      <div data-playground="workspace">
        <div data-playground="controls">
          <PlaygroundActions {...actions} />
          <PlaygroundControls theme={theme} onChange={onChange} />
        </div>
        {children}
      </div>
      {preview}
      <ContrastReport theme={theme} />
      <CodeExports theme={theme} onCopy={actions.onCopy} />
    </PlaygroundRoot>
  );
}
