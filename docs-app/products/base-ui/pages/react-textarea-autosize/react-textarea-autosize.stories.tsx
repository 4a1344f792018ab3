import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import DriverNoteCss from './demos/DriverNote/css.tsx';
import DriverNoteSystem from './demos/DriverNote/system.tsx';
import DriverNoteTailwind from './demos/DriverNote/tailwind.tsx';
import ReplyInputCss from './demos/ReplyInput/css.tsx';
import ReplyInputSystem from './demos/ReplyInput/system.tsx';
import ReplyInputTailwind from './demos/ReplyInput/tailwind.tsx';
import ReviewFieldCss from './demos/ReviewField/css.tsx';
import ReviewFieldSystem from './demos/ReviewField/system.tsx';
import ReviewFieldTailwind from './demos/ReviewField/tailwind.tsx';

const meta = {
  title: 'Base UI/Textarea Autosize',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a field that grows with its text from two lines to five. */
export const ReviewField: Story = {
  render: renderStyling({
    system: ReviewFieldSystem,
    tailwind: ReviewFieldTailwind,
    css: ReviewFieldCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your review of the mug' });
    const start = field.offsetHeight;
    await userEvent.type(field, '{Enter}It{Enter}holds{Enter}tea.');
    const grown = field.offsetHeight;
    await expect(grown).toBeGreaterThan(start);
    await userEvent.type(field, '{Enter}And{Enter}more{Enter}tea.');
    await expect(field.offsetHeight - grown).toBeLessThan(grown - start);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await userEvent.clear(field);
    await expect(field.offsetHeight).toBe(start);
    await expect(canvas.getByText('Characters: 0')).toBeVisible();
    await userEvent.type(field, 'Good handle.');
    await expect(canvas.getByText('Characters: 12')).toBeVisible();
  },
};

/** Shows an uncontrolled field that grows with each line. */
export const DriverNote: Story = {
  render: renderStyling({
    system: DriverNoteSystem,
    tailwind: DriverNoteTailwind,
    css: DriverNoteCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note for the driver' });
    const before = field.offsetHeight;
    await userEvent.type(field, '{Enter}Two flights of stairs.{Enter}Beware of the dog.');
    await waitFor(() => expect(field.offsetHeight).toBeGreaterThan(before));
    await userEvent.clear(field);
    await waitFor(() => expect(field.offsetHeight).toBeLessThanOrEqual(before));
  },
};

/** Shows a multiline input that grows up to four rows, with a button inside. */
export const ReplyInput: Story = {
  render: renderStyling({
    system: ReplyInputSystem,
    tailwind: ReplyInputTailwind,
    css: ReplyInputCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Reply to the customer' });
    const before = field.offsetHeight;
    await userEvent.type(field, 'Thank you.{Enter}It is on its way.');
    await waitFor(() => expect(field.offsetHeight).toBeGreaterThan(before));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Characters sent: 28');
    await waitFor(() => expect(field.offsetHeight).toBe(before));
  },
};
