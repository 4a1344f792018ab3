import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ChangedTextsDemo from './demos/ChangedTexts/system.tsx';
import LanguageSwitchDemo from './demos/LanguageSwitch/system.tsx';
import ToolbarTitleDemo from './demos/ToolbarTitle/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers localization',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an empty date picker in German, English or French. */
export const LanguageSwitch: Story = {
  render: () => <LanguageSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Abreise')).toHaveAttribute(
      'placeholder',
      expect.stringContaining('JJJJ'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Français' }));
    await expect(canvas.getByLabelText('Départ')).toHaveAttribute(
      'placeholder',
      expect.stringContaining('AAAA'),
    );
    await userEvent.click(canvas.getByRole('button', { name: / la date$/ }));
    const calendar = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(calendar.getByText('mars 2026')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

/** Shows a static date picker with custom button labels. */
export const ChangedTexts: Story = {
  render: () => <ChangedTextsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a year' })).toBeVisible();
    await userEvent.click(canvas.getByRole('gridcell', { name: '19' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Book this day' }));
    await userEvent.click(canvas.getByRole('button', { name: 'No day yet' }));
    await expect(canvas.getByRole('gridcell', { name: '19' })).not.toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Earlier month' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Later month' })).toBeVisible();
  },
};

/** Shows a time picker whose dialog has a custom title. */
export const ToolbarTitle: Story = {
  render: () => <ToolbarTitleDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Change departure, now 6:40 PM' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('When does the ferry leave?')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
};
