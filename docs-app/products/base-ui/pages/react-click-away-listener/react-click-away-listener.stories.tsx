import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import OrderNoteCss from './demos/OrderNote/css.tsx';
import OrderNoteSystem from './demos/OrderNote/system.tsx';
import OrderNoteTailwind from './demos/OrderNote/tailwind.tsx';

const meta = {
  title: 'Base UI/Click-Away Listener',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a field that saves on a click outside of it, on Enter or on Escape. */
export const OrderNote: Story = {
  render: renderStyling({
    system: OrderNoteSystem,
    tailwind: OrderNoteTailwind,
    css: OrderNoteCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Ring at the side door.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note for the driver' }), 'Call me.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(status);
    await expect(status).toHaveTextContent('The note was saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Call me.' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note for the driver' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Edit: Call me.' })).toBeVisible();
  },
};
