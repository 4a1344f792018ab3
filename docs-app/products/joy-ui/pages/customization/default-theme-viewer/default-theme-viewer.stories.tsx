import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ThemeTreeDemo from './demos/ThemeTree/system.tsx';

const meta = {
  title: 'Joy UI/Default theme viewer',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the default theme as a searchable tree. */
export const ThemeTree: Story = {
  render: () => <ThemeTreeDemo />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('textbox', { name: 'Search tokens and values' });
    await expect(canvas.queryByText('16px')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('radius'));
    await expect(await canvas.findByText('16px')).toBeVisible();
    await userEvent.type(search, '1300');
    await expect(await canvas.findByText('1300')).toBeVisible();
    await expect(canvas.queryByText('radius')).not.toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    await expect(canvas.getByText('No token or value matches.')).toBeVisible();
    await userEvent.clear(search);
  },
};
