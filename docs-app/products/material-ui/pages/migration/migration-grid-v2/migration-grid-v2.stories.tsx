import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FullWidthGridDemo from './demos/FullWidthGrid/system.tsx';
import SizedCardsDemo from './demos/SizedCards/system.tsx';

const meta = {
  title: 'Material UI/Migrating to Grid v2',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three cards whose size depends on the breakpoint. */
export const SizedCards: Story = {
  render: () => <SizedCardsDemo />,
  play: async ({ canvas }) => {
    const item = canvas.getByText('Oslo').closest('.MuiGrid2-root');
    await expect(item).toHaveClass('MuiGrid2-grid-xs-12', 'MuiGrid2-grid-sm-4');
    await expect(item?.parentElement).toHaveStyle({ rowGap: '16px' });
  },
};

/** Shows a grid container that fills its flex container. */
export const FullWidthGrid: Story = {
  render: () => <FullWidthGridDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grid = canvasElement.querySelector<HTMLElement>('.MuiGrid2-container')!;
    await expect(grid.offsetWidth).toBe(grid.parentElement?.offsetWidth);
    await userEvent.type(canvas.getByLabelText('Street'), 'Quay 4');
    await expect(canvas.getByLabelText('Street')).toHaveValue('Quay 4');
  },
};
