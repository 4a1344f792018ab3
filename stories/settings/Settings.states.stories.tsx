import type * as React from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Language, Translate } from '@vitrine/ui/i18n';
import {
  ChoiceButton,
  DrawerRoot,
  initialChoices,
  PresetChoice,
  SettingGroup,
  SettingsChoices,
  SpacingStepper,
} from '@vitrine/ui/settings';
import { StateSheet } from '../fixtures/StateSheet.tsx';

const CELLS = 16;
const REST = {
  position: 'static',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  blockSize: 'auto',
  boxShadow: 'none',
} as const;

const chosen = { ...initialChoices, spacing: 0, direction: 'rtl', dense: true } as const;

interface SheetProps {
  children: React.ReactNode;
}

const meta = {
  title: 'Docs UI/Settings/SettingsDrawer/States',
  parameters: { layout: 'fullscreen' },
  args: { children: null },
  argTypes: { children: { control: false } },
  render: ({ children }, { parameters }) => (
    <StateSheet
      cellWidth={340}
      createTranslator={parameters.createTranslator as (language: Language) => Translate}
    >
      {() => <DrawerRoot style={REST}>{children}</DrawerRoot>}
    </StateSheet>
  ),
} satisfies Meta<SheetProps>;

export default meta;

type Story = StoryObj<SheetProps>;

const hasCells: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole('region')).toHaveLength(CELLS);
  const { scrollWidth, clientWidth } = canvasElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** Shows the content of the drawer in every mode, direction, density and language. */
export const Choices: Story = {
  args: { children: <SettingsChoices pathname="/versions" playgroundPath="/playground" /> },
  play: hasCells,
};

/** Shows one setting with a chosen value. */
export const Group: Story = {
  args: {
    children: (
      <SettingGroup label="Density">
        <ChoiceButton choice={{ dense: false }} chosen={chosen}>
          Comfortable
        </ChoiceButton>
        <ChoiceButton choice={{ dense: true }} chosen={chosen}>
          Dense
        </ChoiceButton>
      </SettingGroup>
    ),
  },
  play: hasCells,
};

/** Shows the presets with the brand preset chosen. */
export const Presets: Story = {
  args: {
    children: (
      <SettingGroup label="Color">
        <PresetChoice chosen={initialChoices} />
      </SettingGroup>
    ),
  },
  play: hasCells,
};

/** Shows the spacing stepper at the smallest spacing unit. */
export const Stepper: Story = {
  args: {
    children: (
      <SettingGroup label="Spacing">
        <SpacingStepper spacing={chosen.spacing} />
      </SettingGroup>
    ),
  },
  play: hasCells,
};
