import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ProviderAppDemo from './demos/ProviderApp/system.tsx';

const meta = {
  title: 'Toolpad Core/App Provider',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the title and the breadcrumbs of two pages, which come from the navigation. */
export const ProviderApp: Story = {
  render: () => <ProviderAppDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Berths' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to /invoices' }));
    await expect(await canvas.findByRole('heading', { name: 'Invoices' })).toBeVisible();
  },
};
