import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import TitledImagesDemo from './demos/TitledImages/system.tsx';
import CatalogImagesDemo from './demos/CatalogImages/system.tsx';
import WorkshopPicturesDemo from './demos/WorkshopPictures/system.tsx';

const meta = {
  title: 'Material UI/Image List',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/image-lists' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows five images with a title and a button, in one of four layouts. */
export const WorkshopPictures: Story = {
  render: () => <WorkshopPicturesDemo />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'From the workshop' });
    const [table, chair] = canvas.getAllByRole('listitem');
    await expect(table?.clientWidth).toBeGreaterThan((chair?.clientWidth ?? 0) * 1.5);
    await userEvent.click(canvas.getByRole('button', { name: 'Note Lamp' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Lamp is on the list.');
    await userEvent.click(canvas.getByRole('radio', { name: 'woven' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(list).toHaveClass('MuiImageList-masonry');
    await expect(list).toHaveStyle({ columnCount: '2' });
    await userEvent.click(canvas.getByRole('radio', { name: 'standard' }));
    await expect(table?.clientWidth).toBe(chair?.clientWidth);
  },
};

/** Shows images in three columns, with rows of equal height. */
export const CatalogImages: Story = {
  render: () => <CatalogImagesDemo />,
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole('img');
    await expect(images).toHaveLength(3);
    await expect(images[0]).toHaveClass('MuiImageListItem-img');
  },
};

/** Shows images with titles below them. */
export const TitledImages: Story = {
  render: () => <TitledImagesDemo />,
  play: async ({ canvas }) => {
    const bars = canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('.MuiImageListItemBar-root'));
    await expect(bars).toHaveLength(2);
    await expect(bars[0]).toHaveClass('MuiImageListItemBar-positionBelow');
  },
};
