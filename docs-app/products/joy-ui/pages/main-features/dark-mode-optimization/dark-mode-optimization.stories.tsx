import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import TwoSchemesDemo from './demos/TwoSchemes/system.tsx';

const meta = {
  title: 'Joy UI/Dark mode optimization',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows one component in the light and the dark scheme at once. */
export const TwoSchemes: Story = {
  render: () => <TwoSchemesDemo />,
  play: async ({ canvas }) => {
    const light = canvas.getByText('Scheme: light').parentElement as HTMLElement;
    const dark = canvas.getByText('Scheme: dark').parentElement as HTMLElement;
    await expect(light).toHaveStyle({ backgroundColor: 'rgb(251, 252, 254)' });
    await expect(dark).toHaveStyle({ backgroundColor: 'rgb(11, 13, 14)' });
    await expect(document.documentElement).not.toHaveAttribute('data-twin-scheme');
  },
};
