import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
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
    await expect(canvas.getByText('0 characters')).toBeVisible();
    await userEvent.type(field, 'Good handle.');
    await expect(canvas.getByText('12 characters')).toBeVisible();
  },
};
