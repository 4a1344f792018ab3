import type * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { initialThemeSettings } from './settings.constants.ts';
import { StepperRoot } from './settingParts.styles.ts';
import { themeSettingsReducer } from './themeSettingsReducer.ts';

const reset = themeSettingsReducer(initialThemeSettings, { type: 'RESET_DENSITY' });
/** Settings that the reset button restores (THM-6). */
const RESET_DENSITY = JSON.stringify({ dense: reset.dense, spacing: reset.spacing });

export interface SpacingStepperProps {
  /** Initial spacing unit in pixels. */
  spacing: number;
}

/** Renders a stepper for the spacing unit. The bootstrap script handles it (THM-3, THM-4). */
export function SpacingStepper({ spacing }: SpacingStepperProps) {
  const translate = useTranslate();
  return (
    <StepperRoot data-drawer="stepper">
      <StepButton value="-1" label={translate('settings.spacingLess')}>
        −
      </StepButton>
      <output
        aria-label={translate('settings.spacing')}
        data-spacing-value=""
        dir="ltr"
        suppressHydrationWarning
      >{`${spacing} px`}</output>
      <StepButton value="1" label={translate('settings.spacingMore')}>
        +
      </StepButton>
      <button type="button" data-action="choose" value={RESET_DENSITY} data-quiet="">
        {translate('settings.resetDensity')}
      </button>
    </StepperRoot>
  );
}

interface StepButtonProps {
  /** Change of the spacing unit, in pixels. */
  value: '-1' | '1';
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
