import type * as React from 'react';
import { useCopy } from '../clipboard/index.ts';
import { useTranslate } from '../i18n/index.ts';

export interface CopyButtonProps {
  /** Copies the text. Rejects when the clipboard is denied. */
  onCopy: () => Promise<void>;
  /** Label of the button, except while it confirms a copy. */
  children: React.ReactNode;
}

/** Renders a button that copies text and briefly confirms the copy. */
export function CopyButton({ onCopy, children }: CopyButtonProps) {
  const translate = useTranslate();
  const { isCopied, handleCopy } = useCopy(onCopy);
  return (
    <>
      <button type="button" onClick={() => handleCopy()}>
        {isCopied ? translate('code.copied') : children}
      </button>
      <span role="status" data-playground="copied">
        {isCopied ? translate('code.copied') : ''}
      </span>
    </>
  );
}
