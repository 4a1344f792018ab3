import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import UnwrappedIconsDemo from './demos/UnwrappedIcons/system.tsx';
import WrappedIconDemo from './demos/WrappedIcon/system.tsx';

const meta = {
  title: 'Joy UI/Icon libraries',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an icon from another library, which `SvgIcon` adapts to the button size. */
export const WrappedIcon: Story = {
  render: () => <WrappedIconDemo />,
  play: async ({ canvas }) => {
    const small = canvas.getByRole('button', { name: 'Track' }).querySelector('svg');
    const large = canvas.getByRole('button', { name: 'Track parcel' }).querySelector('svg');
    await expect(small).toHaveStyle({ width: '18px' });
    await expect(large).toHaveStyle({ width: '24px' });
    await expect(small).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Shows icons without `SvgIcon`; one CSS rule sets their size and color. */
export const UnwrappedIcons: Story = {
  render: () => <UnwrappedIconsDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Print label' });
    await expect(button.querySelector('svg')).toHaveStyle({ width: '24px' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};
