import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ThemeTreeDemo from './demos/ThemeTree/system.tsx';

const meta = {
  title: 'Material UI/Default theme viewer',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the default theme as a searchable tree, with both palettes and copyable paths. */
export const ThemeTree: Story = {
  render: () => <ThemeTreeDemo />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('textbox', { name: 'Search paths and values' });
    await expect(canvas.queryByText('mobileStepper:')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('zIndex'));
    await expect(await canvas.findByText('mobileStepper:')).toBeVisible();

    await userEvent.type(search, 'primary.main');
    await expect(await canvas.findByText('#1976d2')).toBeVisible();
    await expect(canvas.queryByText('zIndex')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(canvas.getByText('#90caf9')).toBeVisible();

    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    canvas.getByRole('button', { name: 'Copy theme.palette.primary.main' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('theme.palette.primary.main');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Copied theme.palette.primary.main',
    );

    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    await expect(canvas.getByText('No path or value matches.')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await expect(canvas.getByRole('button', { name: 'Copy theme.palette.grey[50]' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await expect(canvas.queryByRole('button', { name: /Copy theme.palette/ })).toBeNull();
  },
};
