import { useTranslate } from '../i18n/index.ts';
import type { CustomTheme } from '../settings/settings.types.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import { ExportsRoot } from './CodeExports.styles.ts';
import { CopyButton } from './CopyButton.tsx';
import { exportCssVariables, exportMaterialUi } from './exportTheme.ts';

export interface CodeExportsProps {
  /** Theme to export. */
  theme: CustomTheme;
  /** Copies a string. Rejects when the clipboard is denied. */
  onCopy: (text: string) => Promise<void>;
}

/** Renders the theme as a Material UI module and as CSS variables, with copy buttons. */
export function CodeExports({ theme, onCopy }: CodeExportsProps) {
  const translate = useTranslate();
  const id = useFrameId();
  return (
    <ExportsRoot aria-labelledby={id}>
      <h2>
        <span id={id}>{translate('playground.export')}</span>
      </h2>
      <CodeExport
        title={translate('playground.materialUi')}
        copyLabel={translate('playground.copyMaterialUi')}
        code={exportMaterialUi(theme)}
        onCopy={onCopy}
      />
      <CodeExport
        title={translate('playground.cssVariables')}
        copyLabel={translate('playground.copyCss')}
        code={exportCssVariables(theme)}
        onCopy={onCopy}
      />
    </ExportsRoot>
  );
}

interface CodeExportProps extends Omit<CodeExportsProps, 'theme'> {
  title: string;
  copyLabel: string;
  code: string;
}

function CodeExport({ title, copyLabel, code, onCopy }: CodeExportProps) {
  return (
    <details>
      <summary>{title}</summary>
      <CopyButton onCopy={() => onCopy(code)}>{copyLabel}</CopyButton>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines must scroll by keyboard */}
      <pre tabIndex={0} dir="ltr">
        <code>{code}</code>
      </pre>
    </details>
  );
}
