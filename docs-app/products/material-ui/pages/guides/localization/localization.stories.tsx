import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import LanguageSwitchDemo from './demos/LanguageSwitch/system.tsx';
import OwnTextsDemo from './demos/OwnTexts/system.tsx';

const meta = {
  title: 'Material UI/Localization',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a pagination in the chosen language. */
export const LanguageSwitch: Story = {
  render: () => <LanguageSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('26–50 von 84')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Français' }));
    await expect(canvas.getByText('26–50 sur 84')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(canvas.getByText('26–50 of 84')).toBeVisible();
  },
};

/** Shows a pagination with custom labels. */
export const OwnTexts: Story = {
  render: () => <OwnTextsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Parcels 1 to 25 of 84')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Later parcels' }));
    await expect(canvas.getByText('Parcels 26 to 50 of 84')).toBeVisible();
  },
};
