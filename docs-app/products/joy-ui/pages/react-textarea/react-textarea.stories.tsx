import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ChatReplyDemo from './demos/ChatReply/system.tsx';
import ComplaintTextDemo from './demos/ComplaintText/system.tsx';
import DamageReportDemo from './demos/DamageReport/system.tsx';
import DriverNoteDemo from './demos/DriverNote/system.tsx';
import GiftTextDemo from './demos/GiftText/system.tsx';
import PackingListDemo from './demos/PackingList/system.tsx';
import PickupFormDemo from './demos/PickupForm/system.tsx';
import QuayNoteDemo from './demos/QuayNote/system.tsx';
import ReturnReasonDemo from './demos/ReturnReason/system.tsx';
import ReviewTextDemo from './demos/ReviewText/system.tsx';
import TextareaVariantsDemo from './demos/TextareaVariants/system.tsx';

const meta = {
  title: 'Joy UI/Textarea',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a text area with two buttons inside its border. */
export const DriverNote: Story = {
  render: () => <DriverNoteDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note for the driver' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ring twice' }));
    await expect(field).toHaveValue('Ring twice. ');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
  },
};

/** Shows a field that grows from two to four rows and then scrolls. */
export const DamageReport: Story = {
  render: () => <DamageReportDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Damage of the parcel' });
    const { clientHeight } = field;
    await userEvent.type(field, '{Enter}Three{Enter}Four{Enter}Five');
    await waitFor(() => expect(field.clientHeight).toBe(2 * clientHeight));
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

/** Shows a counter, and an error when the text is too long. */
export const GiftText: Story = {
  render: () => <GiftTextDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Text of the gift card' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('23 of 40 characters'));
    await userEvent.type(field, ', Ada and all of Abel');
    await waitFor(() => expect(field).toHaveAccessibleDescription('44 of 40 characters'));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** Shows a text area that sends its text on Enter. */
export const ChatReply: Story = {
  render: () => <ChatReplyDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Reply to Abel Carpentry' });
    await userEvent.type(field, 'Thanks!{Shift>}{Enter}{/Shift}See you');
    await expect(field).toHaveValue('Thanks!\nSee you');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent: Thanks! See you');
    await expect(field).toHaveValue('');
  },
};

/** Shows a field with square corners and a thick green focus ring. */
export const QuayNote: Story = {
  render: () => <QuayNoteDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Note for the quay' });
    await expect(field).toHaveFocus();
    const frame = field.closest('.MuiTextarea-root');
    if (!frame) throw new Error('The field has no frame.');
    const ring = getComputedStyle(frame, '::before').boxShadow;
    await expect(ring).toContain('3px');
    await expect(ring).toContain('rgb(31, 122, 31)');
  },
};

/** Shows a labeled text area that grows with its text. */
export const ComplaintText: Story = {
  render: () => <ComplaintTextDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'What went wrong?' });
    const { height } = field.getBoundingClientRect();
    await userEvent.type(field, 'One{Enter}Two{Enter}Three{Enter}Four');
    await waitFor(() => expect(field.getBoundingClientRect().height).toBeGreaterThan(height));
  },
};

/** Shows fields in two variants and three sizes; the last one is disabled. */
export const TextareaVariants: Story = {
  render: () => <TextareaVariantsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Gift card' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Delivery note' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Note of the warehouse' })).toBeDisabled();
  },
};

/** Shows a placeholder and a read-only field. */
export const ReturnReason: Story = {
  render: () => <ReturnReasonDemo />,
  play: async ({ canvas, userEvent }) => {
    const reason = canvas.getByRole('textbox', { name: 'Reason for the return' });
    await expect(reason).toHaveAttribute('placeholder', 'The left armrest is loose.');
    await userEvent.type(reason, 'Too small');
    await expect(reason).toHaveValue('Too small');
    await userEvent.tab();
    const answer = canvas.getByRole('textbox', { name: 'Answer of the shop' });
    await expect(answer).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(answer).toHaveValue('We send a new armrest on 4 May.');
  },
};

/** Shows a text area that the user can resize at its lower corner. */
export const PackingList: Story = {
  render: () => <PackingListDemo />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('textbox', { name: 'Packing list' });
    await expect(list).toHaveStyle({ resize: 'vertical', overflowY: 'auto' });
  },
};

/** Shows an error when an empty review is sent. */
export const ReviewText: Story = {
  render: () => <ReviewTextDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Review of the harbor hotel/ });
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the review' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Write at least a word.'));
    await userEvent.keyboard('Quiet');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  },
};

/** Shows a text area whose value is submitted with the form. */
export const PickupForm: Story = {
  render: () => <PickupFormDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Place of the pickup/ });
    await expect(field).toBeRequired();
    await userEvent.type(field, ', left');
    await userEvent.click(canvas.getByRole('button', { name: 'Order the pickup' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Submitted: Behind the blue shed, left',
    );
  },
};
