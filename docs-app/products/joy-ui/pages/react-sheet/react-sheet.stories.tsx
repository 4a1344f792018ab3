import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import NoticeSheetDemo from './demos/NoticeSheet/system.tsx';
import ParcelSheetDemo from './demos/ParcelSheet/system.tsx';

const meta = {
  title: 'Joy UI/Sheet',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a surface in four variants; its content adapts its colors to the variant. */
export const NoticeSheet: Story = {
  render: () => <NoticeSheetDemo />,
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByRole('region', { name: 'Notice' });
    await expect(notice).toHaveClass('MuiSheet-variantSoft');
    await userEvent.click(canvas.getByRole('radio', { name: 'outlined' }));
    await expect(notice).toHaveClass('MuiSheet-variantOutlined');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(notice).toHaveClass('MuiSheet-variantSolid');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read' }));
    await expect(notice).toHaveTextContent('You have read this.');
  },
};

/** Shows a surface with a border, a padding and rounded corners. */
export const ParcelSheet: Story = {
  render: () => <ParcelSheetDemo />,
  play: async ({ canvas }) => {
    const sheet = canvas.getByText('Parcel 77 left Bergen on Monday.');
    await expect(sheet).toHaveClass('MuiSheet-variantOutlined');
    await expect(sheet).toHaveStyle({ padding: '16px', borderRadius: '8px' });
  },
};
