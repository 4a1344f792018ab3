import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import FullWidthBandDemo from './demos/FullWidthBand/system.tsx';
import NestedWidthsDemo from './demos/NestedWidths/system.tsx';
import ReadingWidthDemo from './demos/ReadingWidth/system.tsx';

const meta = {
  title: 'MUI System/Container',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a container with a selectable maximum width, with or without gutters. */
export const ReadingWidth: Story = {
  render: () => <ReadingWidthDemo />,
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('region', { name: 'Delivery note' });
    await expect(note).toHaveClass('MuiContainer-maxWidthXs');
    await expect(note).toHaveStyle({ maxWidth: '444px' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Width' }), 'false');
    await expect(note).toHaveStyle({ maxWidth: 'none' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'No gutters' }));
    await expect(note).toHaveClass('MuiContainer-disableGutters');
    await expect(note).toHaveStyle({ paddingInlineStart: '0px' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fixed' }));
    await expect(note).toHaveClass('MuiContainer-fixed');
  },
};

/** Shows two full-width bands with content of the same width. */
export const FullWidthBand: Story = {
  render: () => <FullWidthBandDemo />,
  play: async ({ canvas }) => {
    const offer = canvas.getByText('Berths for boats up to 12 meters.');
    const prices = canvas.getByText('A night costs €24.80.');
    await expect(offer.offsetWidth).toBe(prices.offsetWidth);
    await expect(offer.offsetWidth).toBeLessThanOrEqual(444);
  },
};

/** Shows a narrow note that aligns with the content of its parent container. */
export const NestedWidths: Story = {
  render: () => <NestedWidthsDemo />,
  play: async ({ canvas }) => {
    const note = canvas.getByRole('region', { name: 'Note' });
    const heading = canvas.getByRole('heading', { name: 'Order 4711' });
    await expect(note).toHaveStyle({ maxWidth: '444px', paddingLeft: '0px' });
    await expect(note.getBoundingClientRect().left).toBe(heading.getBoundingClientRect().left);
  },
};
