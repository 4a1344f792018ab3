import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import BasicTrapCss from './demos/BasicTrap/css.tsx';
import BasicTrapSystem from './demos/BasicTrap/system.tsx';
import BasicTrapTailwind from './demos/BasicTrap/tailwind.tsx';
import PickupCodeCss from './demos/PickupCode/css.tsx';
import PickupCodeSystem from './demos/PickupCode/system.tsx';
import PickupCodeTailwind from './demos/PickupCode/tailwind.tsx';
import TwoTrapsCss from './demos/TwoTraps/css.tsx';
import TwoTrapsSystem from './demos/TwoTraps/system.tsx';
import TwoTrapsTailwind from './demos/TwoTraps/tailwind.tsx';

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

/** Shows a panel that traps the focus until it is closed. */
export const BasicTrap: Story = {
  render: renderStyling({
    system: BasicTrapSystem,
    tailwind: BasicTrapTailwind,
    css: BasicTrapCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit the address' });
    await userEvent.click(edit);
    await expect(canvas.getByRole('group', { name: 'Address' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

/** Shows two open focus traps, of which only the topmost is active. */
export const TwoTraps: Story = {
  render: renderStyling({ system: TwoTrapsSystem, tailwind: TwoTrapsTailwind, css: TwoTrapsCss }),
  play: async ({ canvas, userEvent }) => {
    const write = canvas.getByRole('button', { name: 'Write a note' });
    await userEvent.click(write);
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Discard the note?' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep writing' }));
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(write).toHaveFocus());
  },
};
