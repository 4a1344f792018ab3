import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ComponentLinksDemo from './demos/ComponentLinks/system.tsx';
import CurrentPageDemo from './demos/CurrentPage/system.tsx';
import ThemeLinksDemo from './demos/ThemeLinks/system.tsx';

const meta = {
  title: 'Material UI/Routing libraries',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a button and a link that render the link component of a router. */
export const ComponentLinks: Story = {
  render: () => <ComponentLinksDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Current page: #orders');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Current page: #invoices');
  },
};

/** Shows links whose router component comes from the theme. */
export const ThemeLinks: Story = {
  render: () => <ThemeLinksDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All harbors' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Current page: #harbors');
    canvas.getByRole('link', { name: 'Bookings' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Current page: #bookings');
  },
};

/** Shows a navigation that marks the current page. */
export const CurrentPage: Story = {
  render: () => <CurrentPageDemo />,
  play: async ({ canvas, userEvent }) => {
    const orders = canvas.getByRole('link', { name: 'Orders' });
    await expect(orders).toHaveAttribute('aria-current', 'page');
    const parcels = canvas.getByRole('link', { name: 'Parcels' });
    parcels.focus();
    await userEvent.keyboard('{Enter}');
    await expect(parcels).toHaveClass('Mui-selected');
    await expect(parcels).toHaveAttribute('aria-current', 'page');
    await expect(orders).not.toHaveAttribute('aria-current');
  },
};
