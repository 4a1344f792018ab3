import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BasicRatingDemo from './demos/BasicRating/system.tsx';
import HalfStarsDemo from './demos/HalfStars/system.tsx';
import MoodRatingDemo from './demos/MoodRating/system.tsx';
import RateDeliveryDemo from './demos/RateDelivery/system.tsx';

const meta = {
  title: 'Material UI/Rating',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an editable rating inside a fieldset with a legend. */
export const BasicRating: Story = {
  render: () => <BasicRatingDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Rate the packaging' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '3 Stars' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 Stars' })).toBeChecked();
  },
};

/** Shows a rating in steps of half a star. */
export const HalfStars: Story = {
  render: () => <HalfStarsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '3.5 Stars' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 Stars' })).toBeChecked();
    await expect(canvas.getByText('4 of 5')).toBeVisible();
  },
};

/** Shows a read-only average and a rating input. */
export const RateDelivery: Story = {
  render: () => <RateDeliveryDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '4.3 of 5 stars' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'How was your delivery?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you for 5 of 5 stars.');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you for 4 of 5 stars.');
    await expect(canvas.getByText('good')).toBeVisible();
  },
};

/** Shows faces instead of stars; only the selected face is highlighted. */
export const MoodRating: Story = {
  render: () => <MoodRatingDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Just right' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Room for more' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Room for more');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('No answer');
  },
};
