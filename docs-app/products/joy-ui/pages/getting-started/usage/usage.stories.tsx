import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import AddParcelDemo from './demos/AddParcel/system.tsx';
import ResponsivePanelDemo from './demos/ResponsivePanel/system.tsx';

const meta = {
  title: 'Joy UI/Usage',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a button whose number grows with each click or key press. */
export const AddParcel: Story = {
  render: () => <AddParcelDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add a parcel (1)' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveTextContent('Add a parcel (3)');
  },
};

/** Shows a panel whose colors, corners and shadow are tokens of the theme. */
export const ResponsivePanel: Story = {
  render: () => <ResponsivePanelDemo />,
  play: async ({ canvas }) => {
    const panel = canvas.getByText('Order 1042').parentElement as HTMLElement;
    await expect(panel).toHaveStyle({ borderRadius: '8px' });
    await expect(getComputedStyle(panel).boxShadow).not.toBe('none');
    await expect(panel).toHaveStyle({ padding: window.innerWidth < 600 ? '16px' : '32px' });
  },
};
