import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import LinkNavigationDemo from './demos/LinkNavigation/system.tsx';
import ShopNavigationDemo from './demos/ShopNavigation/system.tsx';
import CourierNavigationDemo from './demos/CourierNavigation/system.tsx';

const meta = {
  title: 'Material UI/Bottom Navigation',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/bottom-navigation' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three destinations of a courier's app; a switch displays all labels. */
export const CourierNavigation: Story = {
  render: () => <CourierNavigationDemo />,
  play: async ({ canvas, userEvent }) => {
    const map = canvas.getByRole('button', { name: 'Map' });
    await expect(canvas.getByRole('button', { name: 'Tour' })).toHaveAttribute('aria-current');
    await expect(map).toHaveClass('MuiBottomNavigationAction-iconOnly');
    await userEvent.click(map);
    await expect(map).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('status')).toHaveTextContent('Harbour Street');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('118 euros');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All labels' }));
    await expect(map).not.toHaveClass('MuiBottomNavigationAction-iconOnly');
    await waitFor(() => expect(canvas.getByText('Tour')).toHaveStyle({ opacity: '1' }));
    await waitFor(() => expect(canvas.getByText('Map')).toHaveStyle({ opacity: '1' }));
  },
};

/** Shows three destinations with labels. */
export const ShopNavigation: Story = {
  render: () => <ShopNavigationDemo />,
  play: async ({ canvas, userEvent }) => {
    const parcels = canvas.getByRole('button', { name: 'Parcels' });
    await userEvent.click(parcels);
    await expect(parcels).toHaveClass('Mui-selected');
    await expect(parcels).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveClass('Mui-selected');
    await expect(parcels).not.toHaveAttribute('aria-current');
  },
};

/** Shows destinations that are links. */
export const LinkNavigation: Story = {
  render: () => <LinkNavigationDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Berths' })).toHaveAttribute('href', '#berths');
  },
};
