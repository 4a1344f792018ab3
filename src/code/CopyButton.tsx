import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { CopyRoot } from './CopyButton.styles.ts';
import { useCopy } from '../clipboard/index.ts';

export interface CopyButtonProps {
  /** Text to copy. */
  text: string;
  /** Copies a text; rejects when the clipboard denies access. */
  copy: (text: string) => Promise<void>;
  /** Accessible name of the button. @default 'Copy the code', in the page's language */
  label?: string;
}

/**
 * Renders a button that copies a text, then shows Copied for 1200 ms (CPY-1, CPY-2, CPY-3).
 * `installCodeCopy.ts` handles the button of a code block (2000 ms, CPY-4).
 */
export function CopyButton({ text, copy, label }: CopyButtonProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  const { isCopied, handleCopy } = useCopy(copy);
  const copied = translate('code.copied');
  return (
    <CopyRoot lang={lang}>
      <button
        type="button"
        aria-label={isCopied ? copied : (label ?? translate('code.copyLabel'))}
        onClick={() => handleCopy(text)}
      >
        {isCopied ? copied : translate('code.copy')}
      </button>
      <span role="status">{isCopied ? copied : ''}</span>
    </CopyRoot>
  );
}
