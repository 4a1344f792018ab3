import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import KeptEditorDemo from './demos/KeptEditor/system.tsx';
import OpenedRowDemo from './demos/OpenedRow/system.tsx';

const meta = {
  title: 'MUI X/Data Grid events',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Opens a row with a click, and another row with the keyboard. */
export const OpenedRow: Story = {
  render: () => <OpenedRowDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: '20401' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Order 20401 is open.');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Order 20402 is open.'),
    );
  },
};

/** Keeps an editor open while the focus is elsewhere. */
export const KeptEditor: Story = {
  render: () => <KeptEditorDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: 'New bulb' }));
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, ' needed');
    await userEvent.click(canvas.getByRole('button', { name: 'A button outside of the grid' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('New bulb needed');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(await canvas.findByRole('gridcell', { name: 'New bulb needed' })).toBeVisible();
  },
};
