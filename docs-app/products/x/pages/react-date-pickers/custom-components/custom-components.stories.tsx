import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import JumpHeaderDemo from './demos/JumpHeader/system.tsx';
import DeadlineShortcutsDemo from './demos/DeadlineShortcuts/system.tsx';
import SectionFieldDemo from './demos/SectionField/system.tsx';

const meta = {
  title: 'MUI X/Custom subcomponents',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a static date picker with custom shortcuts, header, buttons and layout. */
export const DeadlineShortcuts: Story = {
  render: () => <DeadlineShortcutsDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Invoice due on 2 March');
    await userEvent.click(canvas.getByRole('button', { name: '14 days' }));
    await expect(status).toHaveTextContent('Invoice due on 16 March');
    await userEvent.click(canvas.getByRole('gridcell', { name: '20' }));
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(status).toHaveTextContent('Invoice due on 20 March');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(status).toHaveTextContent('Due at once');
  },
};

/** Shows a date field whose sections are elements with an accessible name and a value. */
export const SectionField: Story = {
  render: () => <SectionFieldDemo />,
  play: async ({ canvas, userEvent, globals }) => {
    const month = canvas.getByRole('spinbutton', { name: 'Month' });
    await expect(month).toHaveTextContent('March');
    await userEvent.click(month);
    const next = globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(`{ArrowUp}${next}{ArrowDown}`);
    await expect(month).toHaveTextContent('April');
    await expect(canvas.getByRole('spinbutton', { name: 'Year' })).toHaveTextContent('2025');
  },
};

/** Shows a calendar with header buttons that move it by three months. */
export const JumpHeader: Story = {
  render: () => <JumpHeaderDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Three months later' }));
    await expect(canvas.getByText('June 2026')).toBeVisible();
    canvas.getByRole('button', { name: 'Three months earlier' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('December 2025')).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'December 2025' })).toBeVisible();
  },
};
