import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { CopyRoot } from './CopyButton.styles.ts';
import { useCopy } from './useCopy.ts';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Copies a text; rejects when it may not. */
  copy: (text: string) => Promise<void>;
  /** Name of the button for assistive technology. @default that it copies the code */
  label?: string;
}

/** Copies a text that is not on the page, and says so once it is copied (CPY-1, CPY-2, CPY-3). */
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
