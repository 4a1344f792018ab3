import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../../withDemoProviders.tsx';
import NativeFaqCss from './demos/NativeFaq/css.tsx';
import NativeFaqSystem from './demos/NativeFaq/system.tsx';
import NativeFaqTailwind from './demos/NativeFaq/tailwind.tsx';
import SwappedButtonCss from './demos/SwappedButton/css.tsx';
import SwappedButtonSystem from './demos/SwappedButton/system.tsx';
import SwappedButtonTailwind from './demos/SwappedButton/tailwind.tsx';

const meta = {
  title: 'Base UI/Roadmap',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a button that switches between Base UI and a native element. */
export const SwappedButton: Story = {
  render: renderStyling({
    system: SwappedButtonSystem,
    tailwind: SwappedButtonTailwind,
    css: SwappedButtonCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a reminder' }));
    await expect(status).toHaveTextContent('1 of 3 reminders sent');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Native button' }));
    const button = canvas.getByRole('button', { name: 'Send a reminder' });
    await expect(button).not.toHaveClass('base-Button-root');
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(status).toHaveTextContent('3 of 3 reminders sent');
    await expect(button).toBeDisabled();
  },
};

/** Shows an accordion of native `details` elements, of which at most one is open. */
export const NativeFaq: Story = {
  render: renderStyling({
    system: NativeFaqSystem,
    tailwind: NativeFaqTailwind,
    css: NativeFaqCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('When does my order arrive?'));
    await waitFor(() => expect(canvas.getByText(/Two days after/)).toBeVisible());
    await userEvent.click(canvas.getByText('Can I change the address?'));
    await waitFor(() => expect(canvas.getByText(/until the parcel is packed/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Two days after/)).not.toBeVisible());
  },
};
