import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ArrivalCardsDemo from './demos/ArrivalCards/system.tsx';
import ArrivalTableDemo from './demos/ArrivalTable/system.tsx';
import BerthDialogDemo from './demos/BerthDialog/system.tsx';
import HarborNavigationDemo from './demos/HarborNavigation/system.tsx';
import OrderSummaryDemo from './demos/OrderSummary/system.tsx';
import CarrierChoiceDemo from './demos/CarrierChoice/system.tsx';
import TourGridDemo from './demos/TourGrid/system.tsx';

const meta = {
  title: 'Material UI/Responsive UI',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the total and the address in a row from the `sm` breakpoint. */
export const OrderSummary: Story = {
  render: () => <OrderSummaryDemo />,
  play: async ({ canvas }) => {
    const total = canvas.getByText('€96.50').getBoundingClientRect();
    const address = canvas.getByText(/Harbor Street/).getBoundingClientRect();
    const isWide = matchMedia('(min-width: 600px)').matches;
    await expect(address.top < total.bottom).toBe(isWide);
  },
};

/** Shows four boxes in as many columns as fit. */
export const TourGrid: Story = {
  render: () => <TourGridDemo />,
  play: async ({ canvas }) => {
    const box = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(box('Old harbor').top).toBe(box('Lighthouse').top);
    await expect(box('Old harbor').width).toBeGreaterThanOrEqual(136);
    await expect(Math.round(box('Old harbor').width)).toBe(Math.round(box('Shipyard').width));
  },
};

/** Shows a table with two columns on a phone, and with four from the `sm` breakpoint. */
export const ArrivalTable: Story = {
  render: () => <ArrivalTableDemo />,
  play: async ({ canvas }) => {
    const isWide = matchMedia('(min-width: 600px)').matches;
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(isWide ? 4 : 2);
    await expect(canvas.getByRole('rowheader', { name: 'Venice' })).toBeVisible();
  },
};

/** Shows a dialog that fills the screen of a phone. */
export const BerthDialog: Story = {
  render: () => <BerthDialogDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Berth 14' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Berth 14' });
    const isPhone = !matchMedia('(min-width: 600px)').matches;
    await expect(dialog.classList.contains('MuiDialog-paperFullScreen')).toBe(isPhone);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Shows links from the `md` breakpoint, and a button with a drawer in narrower windows. */
export const HarborNavigation: Story = {
  render: () => <HarborNavigationDemo />,
  play: async ({ canvas, userEvent }) => {
    if (matchMedia('(min-width: 900px)').matches) {
      await expect(canvas.getByRole('link', { name: 'Berths' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Open the navigation' })).toBeNull();
      return;
    }
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Open the navigation' });
    await userEvent.click(button);
    await expect(await screen.findByRole('link', { name: 'Berths' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Shows two cards whose layout depends on the width of their grid column. */
export const ArrivalCards: Story = {
  render: () => <ArrivalCardsDemo />,
  play: async ({ canvas }) => {
    const names = canvas.getAllByText('Ferry from Pula');
    const times = canvas.getAllByText('14:30');
    for (const [index, name] of names.entries()) {
      const { width } = name.closest('.MuiCard-root')!.parentElement!.getBoundingClientRect();
      const isBelow = times[index]!.offsetTop >= name.offsetTop + name.offsetHeight;
      await expect(isBelow).toBe(width < 250);
    }
  },
};

/** Shows buttons on wide screens, and a select on phones. */
export const CarrierChoice: Story = {
  render: () => <CarrierChoiceDemo />,
  play: async ({ canvas, userEvent }) => {
    const isWide = matchMedia('(min-width: 600px)').matches;
    if (isWide) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Train' }));
      await expect(canvas.getByRole('button', { name: 'Train' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    } else {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Carrier' }));
      await userEvent.click(screen.getByRole('option', { name: 'Train' }));
      await expect(canvas.getByRole('combobox', { name: 'Carrier' })).toHaveTextContent('Train');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    }
  },
};
