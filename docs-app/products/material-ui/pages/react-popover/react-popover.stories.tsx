import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import AnchorChoiceDemo from './demos/AnchorChoice/system.tsx';
import CarrierDetailsDemo from './demos/CarrierDetails/system.tsx';
import CouponFormDemo from './demos/CouponForm/system.tsx';
import DiscountEditorDemo from './demos/DiscountEditor/system.tsx';
import WideDetailsDemo from './demos/WideDetails/system.tsx';
import HarborPlanDemo from './demos/HarborPlan/system.tsx';
import NoteCommentDemo from './demos/NoteComment/system.tsx';
import OpeningHoursDemo from './demos/OpeningHours/system.tsx';

const meta = {
  title: 'Material UI/Popover',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a form in a popover that focuses its text field. */
export const CouponForm: Story = {
  render: () => <CouponFormDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add coupon' });
    await userEvent.click(opener);
    const popover = await screen.findByRole('dialog', { name: 'Coupon' });
    await waitFor(() => expect(within(popover).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('SPRING');
    await userEvent.click(within(popover).getByRole('button', { name: 'Apply' }));
    await expect(canvas.getByText('Coupon: SPRING')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** Shows a popover that a button opens. */
export const OpeningHours: Story = {
  render: () => <OpeningHoursDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Opening hours' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Opening hours' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** Shows a popover at the position of the pointer. */
export const HarborPlan: Story = {
  render: () => <HarborPlanDemo />,
  play: async ({ canvas, userEvent }) => {
    const plan = canvas.getByRole('button', { name: 'Plan of the harbor' });
    await userEvent.click(plan);
    await expect(await screen.findByRole('dialog', { name: 'Berth' })).toHaveTextContent('Berth 7');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Berth' });
    const { top } = plan.getBoundingClientRect();
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(top);
  },
};

/** Shows a popover that is as wide as its button. */
export const WideDetails: Story = {
  render: () => <WideDetailsDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delivery address' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Delivery address' });
    await expect(dialog.offsetWidth).toBe(button.offsetWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows a popover that is anchored to a row instead of its button. */
export const DiscountEditor: Story = {
  render: () => <DiscountEditorDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discount' });
    await userEvent.click(within(dialog).getByRole('button', { name: '15 %' }));
    await expect(canvas.getByText('Discount: 15 %')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows a popover with a selectable `anchorOrigin` and `transformOrigin`. */
export const AnchorChoice: Story = {
  render: () => <AnchorChoiceDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open berth 14' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'transformOrigin' }));
    await userEvent.click(await screen.findByRole('option', { name: 'top left' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('combobox', { name: 'anchorOrigin' }));
    await userEvent.click(await screen.findByRole('option', { name: 'bottom center' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(opener);
    const popover = await screen.findByRole('dialog', { name: 'Berth 14' });
    const { left, width, bottom } = opener.getBoundingClientRect();
    await waitFor(() => {
      const box = popover.getBoundingClientRect();
      return Promise.all([
        expect(Math.abs(box.left - left - width / 2)).toBeLessThan(2),
        expect(Math.abs(box.top - bottom)).toBeLessThan(2),
      ]);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** Shows a popover below the words that the user has selected. */
export const NoteComment: Story = {
  render: () => <NoteCommentDemo />,
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByText(/Leave the parcel/).firstChild!;
    document.getSelection()!.setBaseAndExtent(note, 6, note, 16);
    const { left, bottom } = document.getSelection()!.getRangeAt(0).getBoundingClientRect();
    canvas.getByRole('button', { name: 'Comment on the selection' }).focus();
    await userEvent.keyboard('{Enter}');
    const comment = await screen.findByRole('dialog', { name: 'Comment' });
    await waitFor(() => {
      const box = comment.getBoundingClientRect();
      return Promise.all([
        expect(Math.abs(box.left - left)).toBeLessThan(2),
        expect(Math.abs(box.top - bottom)).toBeLessThan(2),
      ]);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows details on hover and focus, in a popper instead of a popover. */
export const CarrierDetails: Story = {
  render: () => <CarrierDetailsDemo />,
  play: async ({ canvas, userEvent }) => {
    const carrier = canvas.getByRole('button', { name: 'North Line' });
    await userEvent.hover(carrier);
    const details = await screen.findByRole('tooltip');
    await expect(carrier).toHaveAccessibleDescription(/Two ships a week/);
    await userEvent.keyboard('{Escape}');
    await expect(details).not.toBeInTheDocument();
    await userEvent.unhover(carrier);
    await userEvent.hover(carrier);
    const reopened = await screen.findByRole('tooltip');
    await fireEvent.mouseOut(carrier, { relatedTarget: reopened });
    await expect(reopened).toBeVisible();
    await fireEvent.mouseOut(reopened, { relatedTarget: document.body });
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(carrier).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};
