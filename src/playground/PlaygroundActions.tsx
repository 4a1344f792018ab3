import type * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { CopyButton } from './CopyButton.tsx';
import type { PlaygroundActionsProps } from './playground.types.ts';

/** Goes through the steps, takes the colours back, and shares the look. */
export function PlaygroundActions({
  onUndo,
  onRedo,
  onReset,
  shareUrl,
  onCopy,
}: PlaygroundActionsProps) {
  const translate = useTranslate();
  return (
    <div data-playground="actions">
      <StepButton onStep={onUndo}>{translate('playground.undo')}</StepButton>
      <StepButton onStep={onRedo}>{translate('playground.redo')}</StepButton>
      <button type="button" onClick={() => onReset()}>
        {translate('playground.resetColors')}
      </button>
      <CopyButton onCopy={() => onCopy(shareUrl)}>{translate('playground.copyLink')}</CopyButton>
    </div>
  );
}

interface StepButtonProps {
  onStep: (() => void) | undefined;
  children: React.ReactNode;
}

/** Disabled by name, not by attribute: the focus stays where it is. */
function StepButton({ onStep, children }: StepButtonProps) {
  return (
    <button type="button" aria-disabled={onStep === undefined} onClick={() => onStep?.()}>
      {children}
    </button>
  );
}
