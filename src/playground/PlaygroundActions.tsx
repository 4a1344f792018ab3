import type * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { CopyButton } from './CopyButton.tsx';
import type { PlaygroundActionsProps } from './playground.types.ts';

/** Renders buttons to undo, redo, reset the colors and copy a link to the theme. */
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

/** Renders a button with `aria-disabled`, because `disabled` would drop the focus. */
function StepButton({ onStep, children }: StepButtonProps) {
  return (
    <button type="button" aria-disabled={onStep === undefined} onClick={() => onStep?.()}>
      {children}
    </button>
  );
}
