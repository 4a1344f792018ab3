import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import LabelFitDemo from './demos/LabelFit/system.tsx';
import ProductPictureDemo from './demos/ProductPicture/system.tsx';
import ProductRowDemo from './demos/ProductRow/system.tsx';

const meta = {
  title: 'Joy UI/Aspect Ratio',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an image that keeps the selected aspect ratio. */
export const ProductPicture: Story = {
  render: () => <ProductPictureDemo />,
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('img', { name: 'A table by a window' });
    const shape = () => {
      const { width, height } = picture.getBoundingClientRect();
      return Math.round((width / height) * 10) / 10;
    };
    await expect(shape()).toBe(1.3);
    await userEvent.click(canvas.getByRole('button', { name: '16/9' }));
    await waitFor(() => expect(shape()).toBe(1.8));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shape()).toBe(1));
  },
};

/** Shows one image in two squares: cropped with `cover`, and whole with `contain`. */
export const LabelFit: Story = {
  render: () => <LabelFitDemo />,
  play: async ({ canvas }) => {
    const cropped = canvas.getByRole('img', { name: 'Label of parcel 77, cropped' });
    const whole = canvas.getByRole('img', { name: 'Label of parcel 77, whole' });
    await expect(cropped).toHaveStyle({ objectFit: 'cover' });
    await expect(whole).toHaveStyle({ objectFit: 'contain' });
    const { width, height } = whole.getBoundingClientRect();
    await expect(Math.abs(width - height)).toBeLessThan(2);
  },
};

/** Shows a square picture beside the name of a product. */
export const ProductRow: Story = {
  render: () => <ProductRowDemo />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Desk lamp “Heron”')).toBeVisible();
    const picture = canvasElement.querySelector('.MuiAspectRatio-root')?.getBoundingClientRect();
    await expect(Math.round(picture?.width ?? 0)).toBe(72);
    await expect(Math.round(picture?.height ?? 0)).toBe(72);
  },
};
