import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import DeliveryDetailsCss from './demos/DeliveryDetails/css.tsx';
import DeliveryDetailsSystem from './demos/DeliveryDetails/system.tsx';
import DeliveryDetailsTailwind from './demos/DeliveryDetails/tailwind.tsx';
import FadeHintCss from './demos/FadeHint/css.tsx';
import FadeHintSystem from './demos/FadeHint/system.tsx';
import FadeHintTailwind from './demos/FadeHint/tailwind.tsx';
import HookTransitionCss from './demos/HookTransition/css.tsx';
import HookTransitionSystem from './demos/HookTransition/system.tsx';
import HookTransitionTailwind from './demos/HookTransition/tailwind.tsx';

const meta = {
  title: 'Base UI/Transitions',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a panel with a CSS transition, and a stamp with enter and exit animations. */
export const DeliveryDetails: Story = {
  render: renderStyling({
    system: DeliveryDetailsSystem,
    tailwind: DeliveryDetailsTailwind,
    css: DeliveryDetailsCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const details = canvas.getByText(/Two boxes/);
    const stamp = canvas.getByText('Received on 3 May');
    await expect(details).not.toBeVisible();
    await expect(stamp).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await waitFor(() => expect(details).toHaveStyle({ visibility: 'visible', opacity: '1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await waitFor(() => expect(details).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Paid' }));
    await waitFor(() => expect(stamp).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Paid' }));
    await waitFor(() => expect(stamp).not.toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stamp).toBeVisible());
    await waitFor(() => expect(stamp.getAnimations()).toHaveLength(0));
  },
};

/** Shows a popup with CSS keyframes for its enter and exit animations. */
export const FadeHint: Story = {
  render: renderStyling({ system: FadeHintSystem, tailwind: FadeHintTailwind, css: FadeHintCss }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Insurance' });
    const card = canvas.getByText('Covers up to €500');
    await expect(card).not.toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(card).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).not.toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).toBeVisible());
    await waitFor(() => expect(card.getAnimations()).toHaveLength(0));
  },
};

/** Shows a custom transition with the Web Animations API. */
export const HookTransition: Story = {
  render: renderStyling({
    system: HookTransitionSystem,
    tailwind: HookTransitionTailwind,
    css: HookTransitionCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Berth 12' });
    const card = canvas.getByText('Free until Friday');
    await expect(card).not.toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(card).toHaveStyle({ opacity: '1', visibility: 'visible' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).not.toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card).toHaveStyle({ opacity: '1', visibility: 'visible' }));
  },
};
