import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import LinkedCardDemo from './demos/LinkedCard/system.tsx';
import OrderCardCss from './demos/OrderCard/css.tsx';
import OrderCardSystem from './demos/OrderCard/system.tsx';
import OrderCardTailwind from './demos/OrderCard/tailwind.tsx';
import PlanCardCss from './demos/PlanCard/css.tsx';
import PlanCardSystem from './demos/PlanCard/system.tsx';
import PlanCardTailwind from './demos/PlanCard/tailwind.tsx';
import ProductCardDemo from './demos/ProductCard/system.tsx';
import WorkshopCardDemo from './demos/WorkshopCard/system.tsx';

const meta = {
  title: 'Joy UI/Card',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a card with a heading, text and an action. */
export const OrderCard: Story = {
  render: renderStyling({
    system: OrderCardSystem,
    tailwind: OrderCardTailwind,
    css: OrderCardCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Order 1042' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Open');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as paid' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Paid');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Open');
  },
};

/** Shows a card whose image and button extend to its edges. */
export const ProductCard: Story = {
  render: () => <ProductCardDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /desk lamp/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to basket' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 in your basket');
  },
};

/** Shows a card with a background image, and a colored strip at its bottom. */
export const WorkshopCard: Story = {
  render: () => <WorkshopCardDemo />,
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'Workshop' });
    await expect(card).toHaveTextContent('Build a stool');
    await userEvent.click(canvas.getByRole('button', { name: 'Book a seat' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 6 seats are free');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 6 seats are free');
  },
};

/** Shows plans as cards; the selected card is solid and inverts the colors of its content. */
export const PlanCard: Story = {
  render: renderStyling({
    system: PlanCardSystem,
    tailwind: PlanCardTailwind,
    css: PlanCardCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const personal = canvas.getByRole('button', { name: 'Choose Personal', pressed: false });
    const team = canvas.getByRole('button', { name: 'Choose Team', pressed: true });
    await userEvent.click(personal);
    await expect(personal).toHaveAttribute('aria-pressed', 'true');
    await expect(team).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(team).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Shows a card whose whole surface is a link, with a button that stays clickable. */
export const LinkedCard: Story = {
  render: () => <LinkedCardDemo />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Order 1043' });
    const text = canvas.getByText('Abel Carpentry, 59 euros').getBoundingClientRect();
    await expect(document.elementFromPoint(text.left + 4, text.top + 4)).toBe(link);
    const watch = canvas.getByRole('button', { name: 'Watch' });
    await userEvent.click(watch);
    await expect(watch).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
  },
};
