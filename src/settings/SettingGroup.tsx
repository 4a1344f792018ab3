import * as React from 'react';
import { isChosen } from './installSettings.ts';
import type { Choices } from './settings.types.ts';

export interface SettingGroupProps {
  label: string;
  children: React.ReactNode;
}

/** Groups the controls of one setting under its name. */
export function SettingGroup({ label, children }: SettingGroupProps) {
  const id = React.useId();
  return (
    <section role="group" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <div data-drawer="choices">{children}</div>
    </section>
  );
}

export interface ChoiceButtonProps {
  /** What the button chooses; the first script reads it from the button's value. */
  choice: Partial<Choices>;
  /** What is chosen at first. */
  chosen: Choices;
  children: React.ReactNode;
}

/** Chooses one thing; it is pressed while that is chosen. */
export function ChoiceButton({ choice, chosen, children }: ChoiceButtonProps) {
  return (
    <button
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
