import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import ConfirmedSaveDemo from './demos/ConfirmedSave/system.tsx';
import SaveAllDemo from './demos/SaveAll/system.tsx';
import SavedRowsDemo from './demos/SavedRows/system.tsx';

const meta = {
  title: 'MUI X/Data Grid saving changes',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Rejects an empty name, then saves a valid name. */
export const SavedRows: Story = {
  render: () => <SavedRowsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: 'Studio Weiss' }));
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter a name.');
    await userEvent.type(field, 'Studio Berg{Enter}');
    await expect(await canvas.findByRole('row', { name: /Studio Berg 2/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** Asks for confirmation before an edit is saved. */
export const ConfirmedSave: Story = {
  render: () => <ConfirmedSaveDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: 'Gull' }));
    await userEvent.type(await canvas.findByRole('textbox'), ' II{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep the old one' }));
    await expect(await canvas.findByRole('gridcell', { name: 'Gull' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.dblClick(canvas.getByRole('gridcell', { name: 'Gull' }));
    await userEvent.type(await canvas.findByRole('textbox'), ' II{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Move' }));
    await expect(await canvas.findByRole('gridcell', { name: 'Gull II' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

/** Collects edits until the user saves or discards them all. */
export const SaveAll: Story = {
  render: () => <SaveAllDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: '12' }));
    await userEvent.type(await canvas.findByRole('spinbutton'), '0{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save 1 changed' }));
    await expect(await canvas.findByRole('button', { name: 'Save 0 changed' })).toBeDisabled();
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: '120' }));
    await userEvent.type(await canvas.findByRole('spinbutton'), '9{Enter}');
    await canvas.findByRole('gridcell', { name: '1,209' });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByRole('gridcell', { name: '120' })).toBeVisible();
  },
};
