import * as React from 'react';
import { useFrameId } from '../internal/useFrameId.ts';
import { isChosen } from './installSettings.ts';
import type { Choices } from './settings.types.ts';

export interface SettingGroupProps {
  /** Name of the setting, above its buttons. */
  label: string;
  /** Buttons of the setting. */
  children: React.ReactNode;
}

/** Groups the controls of one setting under its label. */
export function SettingGroup({ label, children }: SettingGroupProps) {
  const id = useFrameId();
  return (
    <section role="group" aria-labelledby={id}>
      <h3>
        <span id={id}>{label}</span>
      </h3>
      <div data-drawer="choices">{children}</div>
    </section>
  );
}

export interface ChoiceButtonProps extends Pick<React.AriaAttributes, 'aria-describedby'> {
  /** Settings that the button changes. The bootstrap script reads them from its `value`. */
  choice: Partial<Choices>;
  /** Initial settings, which determine the pressed button. */
  chosen: Choices;
  /** Label of the button. */
  children: React.ReactNode;
}

/** Renders a button that changes settings, pressed while these settings are active. */
export function ChoiceButton({ choice, chosen, children, ...names }: ChoiceButtonProps) {
  return (
    <button
      {...names}
      type="button"
      data-action="choose"
      value={JSON.stringify(choice)}
      aria-pressed={isChosen(choice, chosen)}
      suppressHydrationWarning
    >
      {children}
    </button>
  );
}
