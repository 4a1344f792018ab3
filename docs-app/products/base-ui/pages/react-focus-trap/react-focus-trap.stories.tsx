import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import PickupCodeCss from './demos/PickupCode/css.tsx';
import PickupCodeSystem from './demos/PickupCode/system.tsx';
import PickupCodeTailwind from './demos/PickupCode/tailwind.tsx';

const meta = {
  title: 'Base UI/Focus Trap',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a form that traps the focus until it is submitted or closed. */
export const PickupCode: Story = {
  render: renderStyling({
    system: PickupCodeSystem,
    tailwind: PickupCodeTailwind,
    css: PickupCodeCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const strict = canvas.getByRole('checkbox', { name: 'Keep the focus on the code' });
    const button = canvas.getByRole('button', { name: 'Hand out order 318' });
    await userEvent.click(button);
    const form = canvas.getByRole('form', { name: 'Pick-up code' });
    await waitFor(() => expect(form).toHaveFocus());
    await userEvent.tab();
    const code = canvas.getByRole('textbox', { name: 'Code of the customer' });
    await expect(code).toHaveFocus();
    await userEvent.keyboard('4711');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(code).toHaveFocus());
    strict.focus();
    await waitFor(() => expect(form).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Checked 4711.');
    await expect(form).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(strict);
    await userEvent.click(button);
    strict.focus();
    await expect(strict).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
};
