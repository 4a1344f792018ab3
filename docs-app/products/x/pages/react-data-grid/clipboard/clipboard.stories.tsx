import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import CopiedCellsDemo from './demos/CopiedCells/system.tsx';
import SemicolonCopyDemo from './demos/SemicolonCopy/system.tsx';

const meta = {
  title: 'MUI X/Data Grid clipboard',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Presses Ctrl+C with `keyCode`, because the grid reads `keyCode`. */
function pressCopy() {
  return fireEvent.keyDown(document.activeElement!, { key: 'c', keyCode: 67, ctrlKey: true });
}

/** Copies a cell, then both selected rows. */
export const CopiedCells: Story = {
  render: () => <CopiedCellsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Rotterdam' }));
    await pressCopy();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Copied: Rotterdam$/),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await pressCopy();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Copied: A-17 Lisbon A-18 Rotterdam'),
    );
  },
};

/** Copies a selected row with semicolons between its values. */
export const SemicolonCopy: Story = {
  render: () => <SemicolonCopyDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Gull' }));
    await pressCopy();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('B2;Gull;74'));
  },
};
