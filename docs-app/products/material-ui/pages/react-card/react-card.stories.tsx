import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import PlanCardsDemo from './demos/PlanCards/system.tsx';
import RoomCardDemo from './demos/RoomCard/system.tsx';

const meta = {
  title: 'Material UI/Card',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/cards' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a card with a header, an image, text and actions. */
export const RoomCard: Story = {
  render: () => <RoomCardDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Hut at the lake' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /hut/ })).toHaveClass('MuiCardMedia-img');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Keep in mind', pressed: true })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'One night more' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 nights, 128 euros');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('One night, 64 euros');
  },
};

/** Shows cards that are clickable as a whole; the selected card is raised. */
export const PlanCards: Story = {
  render: () => <PlanCardsDemo />,
  play: async ({ canvas, userEvent }) => {
    const large = canvas.getByRole('button', { name: 'Large box 19 euros a week' });
    await expect(large.closest('.MuiCard-root')).toHaveClass('MuiPaper-elevation1');
    await userEvent.click(large);
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    await expect(large.closest('.MuiCard-root')).toHaveClass('MuiPaper-elevation8');
    await expect(canvas.getByRole('status')).toHaveTextContent('Large box is chosen.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Large box: what the fields have');
  },
};
