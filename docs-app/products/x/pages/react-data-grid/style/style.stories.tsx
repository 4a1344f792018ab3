import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import HeaderColorDemo from './demos/HeaderColor/system.tsx';
import LateCellsDemo from './demos/LateCells/system.tsx';
import StripedRowsDemo from './demos/StripedRows/system.tsx';

const meta = {
  title: 'MUI X/Data Grid styling',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Sets a background on every second row. */
export const StripedRows: Story = {
  render: () => <StripedRowsDemo />,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Rotterdam/ });
    await expect(getComputedStyle(row).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    const first = canvas.getByRole('row', { name: /Lisbon/ });
    await expect(getComputedStyle(first).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

/** Marks the cell of a late parcel. */
export const LateCells: Story = {
  render: () => <LateCellsDemo />,
  play: async ({ canvas }) => {
    const late = await canvas.findByRole('gridcell', { name: 'Late' });
    await expect(getComputedStyle(late).fontWeight).toBe('700');
    const early = canvas.getByRole('gridcell', { name: 'On time' });
    await expect(getComputedStyle(early).fontWeight).toBe('400');
  },
};

/** Colors the header background and the row borders with CSS variables. */
export const HeaderColor: Story = {
  render: () => <HeaderColorDemo />,
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Berth' });
    const cell = canvas.getByRole('gridcell', { name: 'B1' });
    await expect(getComputedStyle(header).color).not.toBe(getComputedStyle(cell).color);
  },
};
