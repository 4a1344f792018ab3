import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
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
