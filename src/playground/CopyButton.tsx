import type * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { useCopied } from './useCopied.ts';

export interface CopyButtonProps {
  onCopy: () => Promise<void>;
  /** What the button says until something is copied. */
  children: React.ReactNode;
}

/** Copies, and says for a while that it has. */
export function CopyButton({ onCopy, children }: CopyButtonProps) {
  const translate = useTranslate();
  const [isCopied, handleCopy] = useCopied(onCopy);
  return (
    <>
      <button type="button" onClick={handleCopy}>
        {isCopied ? translate('code.copied') : children}
      </button>
      <span role="status" data-playground="copied">
        {isCopied ? translate('code.copied') : ''}
      </span>
    </>
  );
}
