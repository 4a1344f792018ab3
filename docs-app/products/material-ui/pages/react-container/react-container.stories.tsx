import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import LetterWidthDemo from './demos/LetterWidth/system.tsx';

const meta = {
  title: 'Material UI/Container',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a letter in a container; its maximum width, gutters and `fixed` are selectable. */
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
