import type * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { initialChoices } from './settings.constants.ts';

/** What a reset of the density chooses (THM-6). */
const { dense, spacing: initialSpacing } = initialChoices;
const RESET_DENSITY = JSON.stringify({ dense, spacing: initialSpacing });

export interface SpacingStepperProps {
  /** Unit of spacing in pixels, at first. */
  spacing: number;
}

/** Makes the unit of spacing smaller or larger; the first script counts (THM-3, THM-4). */
export function SpacingStepper({ spacing }: SpacingStepperProps) {
  const translate = useTranslate();
  return (
    <div data-drawer="stepper">
      <StepButton value="less" label={translate('settings.spacingLess')}>
        −
      </StepButton>
      <output
        aria-label={translate('settings.spacing')}
        data-spacing-value=""
        dir="ltr"
        suppressHydrationWarning
      >{`${spacing} px`}</output>
      <StepButton value="more" label={translate('settings.spacingMore')}>
        +
      </StepButton>
      <button type="button" data-action="choose" value={RESET_DENSITY} data-quiet="">
        {translate('settings.resetDensity')}
      </button>
    </div>
  );
}

interface StepButtonProps {
  value: 'less' | 'more';
  label: string;
  children: React.ReactNode;
}

function StepButton({ value, label, children }: StepButtonProps) {
  return (
    <button
      type="button"
      data-action="step-spacing"
      value={value}
      aria-label={label}
      suppressHydrationWarning
    >
      {children}
    </button>
  );
}
