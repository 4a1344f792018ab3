import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import SelectionBarDemo from './demos/SelectionBar/system.tsx';
import ShopBarDemo from './demos/ShopBar/system.tsx';

const meta = {
  title: 'Material UI/App Bar',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/app-bars-top' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a bar with a menu button, a name and an action; a switch sets its dark mode color. */
export const ShopBar: Story = {
  render: () => <ShopBarDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Departments' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    const inColor = canvas.getByRole('checkbox', { name: 'Color in dark mode' });
    await userEvent.click(inColor);
    await expect(inColor).not.toBeChecked();
  },
};

/** Shows a sticky bar that counts the selected items and changes its color. */
export const SelectionBar: Story = {
  render: () => <SelectionBarDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const bar = status.closest('.MuiAppBar-root');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Invoice 31' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Invoice 32' }));
    await expect(status).toHaveTextContent('2 chosen');
    await expect(bar).toHaveClass('MuiAppBar-colorSecondary');
    const region = canvas.getByRole('region', { name: 'Letters' });
    const top = bar?.getBoundingClientRect().top;
    region.scrollTop = 40;
    await expect(region.scrollTop).toBe(40);
    await expect(bar?.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(status).toHaveTextContent('Letters');
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  },
};
