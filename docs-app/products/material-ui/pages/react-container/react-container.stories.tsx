import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import GutterComparisonDemo from './demos/GutterComparison/system.tsx';
import OrderContainerDemo from './demos/OrderContainer/system.tsx';
import LetterWidthDemo from './demos/LetterWidth/system.tsx';

const meta = {
  title: 'Material UI/Container',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a container with a selectable maximum width, gutters and `fixed` prop. */
export const LetterWidth: Story = {
  render: () => <LetterWidthDemo />,
  play: async ({ canvas, userEvent }) => {
    const letter = canvas.getByRole('region', { name: 'Letter' });
    const limit = () => Number.parseFloat(getComputedStyle(letter).maxWidth);
    await expect(letter).toHaveClass('MuiContainer-maxWidthXs');
    const narrow = limit();
    await userEvent.click(canvas.getByRole('radio', { name: 'xs' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(letter).toHaveClass('MuiContainer-maxWidthSm');
    if (window.matchMedia('(min-width: 600px)').matches) {
      await expect(limit()).toBeGreaterThan(narrow);
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'No gutters' }));
    await expect(getComputedStyle(letter).paddingInlineStart).toBe('0px');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fixed' }));
    await expect(letter).toHaveClass('MuiContainer-fixed');
  },
};

/** Shows a container with the default width. */
export const OrderContainer: Story = {
  render: () => <OrderContainerDemo />,
  play: async ({ canvas }) => {
    const container = canvas.getByText(/^Order 4711/).parentElement;
    await expect(container).toHaveClass('MuiContainer-maxWidthLg');
    await expect(container).toHaveStyle({
      maxWidth: window.innerWidth >= 1200 ? '1200px' : 'none',
    });
  },
};

/** Compares a container with and without padding. */
export const GutterComparison: Story = {
  render: () => <GutterComparisonDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Without gutters')).toHaveStyle({ paddingLeft: '0px' });
    await expect(canvas.getByText('With gutters')).not.toHaveStyle({ paddingLeft: '0px' });
  },
};
