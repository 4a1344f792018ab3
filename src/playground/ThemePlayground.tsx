import { CodeExports } from './CodeExports.tsx';
import { ContrastReport } from './ContrastReport.tsx';
import type { ThemePlaygroundProps } from './playground.types.ts';
import { PlaygroundActions } from './PlaygroundActions.tsx';
import { PlaygroundControls } from './PlaygroundControls.tsx';
import { PlaygroundRoot } from './ThemePlayground.styles.ts';

/** Renders the theme editor: controls, preview, contrast report and code. */
export function ThemePlayground({
  look,
  onChange,
  children,
  preview,
  ...actions
}: ThemePlaygroundProps) {
  return (
    <PlaygroundRoot>
      <div data-playground="workspace">
        <div data-playground="controls">
          <PlaygroundActions {...actions} />
          <PlaygroundControls look={look} onChange={onChange} />
        </div>
        {children}
      </div>
      {preview}
      <ContrastReport look={look} />
      <CodeExports look={look} onCopy={actions.onCopy} />
    </PlaygroundRoot>
  );
}
