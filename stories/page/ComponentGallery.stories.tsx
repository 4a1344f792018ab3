import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComponentGallery, type GalleryGroup } from '@vitrine/ui/page';
import { withSite } from '../fixtures/withSite.tsx';

const button = '<p><button type="button">Save</button> <button type="button">Cancel</button></p>';
const field = '<label>Name <input type="text" value="Ada"></label>';

const groups: GalleryGroup[] = [
  {
    id: 'inputs',
    title: 'Inputs',
    entries: [
      { pathname: '/material-ui/react-button', title: 'Button', picture: button },
      { pathname: '/material-ui/react-text-field', title: 'Text Field', picture: field },
      { pathname: '/material-ui/react-select', title: 'Select' },
    ],
  },
  {
    id: 'feedback',
    title: 'Feedback',
    entries: [{ pathname: '/material-ui/react-alert', title: 'Alert', picture: '<p>Saved.</p>' }],
  },
];

const meta = {
  title: 'Docs UI/Page/ComponentGallery',
  component: ComponentGallery,
  decorators: [withSite],
  args: { groups },
} satisfies Meta<typeof ComponentGallery>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Links to each component below its picture. Pictures ignore pointer and keyboard. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '#inputs',
      '/material-ui/react-button',
      '/material-ui/react-text-field',
      '/material-ui/react-select',
      '#feedback',
      '/material-ui/react-alert',
    ]);
    await expect(canvas.queryByRole('button')).toBeNull();
    const pictures = [...canvasElement.querySelectorAll('[data-gallery="picture"]')];
    await expect(pictures.every((picture) => picture.hasAttribute('inert'))).toBe(true);
    await expect(canvas.getByRole('list', { name: 'Feedback' })).toBeVisible();
  },
};

/** Shows the name in place of a picture when no demo is small enough. */
export const WithoutPictures: Story = {
  args: { groups: groups.map((group) => ({ ...group, entries: group.entries.map(dropPicture) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Select')).toHaveLength(2);
  },
};

/** Widens a component that fills its container, and centers a small component. */
export const FillingAndSmall: Story = {
  args: {
    groups: [
      {
        id: 'inputs',
        title: 'Inputs',
        entries: [
          {
            pathname: '/material-ui/react-slider',
            title: 'Slider',
            picture: '<div data-part="slider" style="inline-size:100%;block-size:4px"></div>',
          },
          {
            pathname: '/material-ui/react-switch',
            title: 'Switch',
            picture: '<button type="button">On</button>',
          },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const slider = canvasElement.querySelector('[data-part="slider"]')!;
    await expect(slider.getBoundingClientRect().width).toBeGreaterThan(60);
    const button = canvas.getByText('On');
    const picture = button.closest('[data-gallery="picture"]')!;
    await expect(Math.abs(centerOf(button) - centerOf(picture))).toBeLessThan(2);
  },
};

function centerOf(element: Element) {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

function dropPicture({ pathname, title }: GalleryGroup['entries'][number]) {
  return { pathname, title };
}

/** Wraps long names, and crops pictures that are larger than their box. */
export const LongContent: Story = {
  args: {
    groups: [
      {
        id: 'long',
        title: 'Everything that happens between the press of a key and the paint',
        entries: [
          {
            pathname: '/long',
            title: 'unstable_createMuiStrictModeTheme_with_all_of_its_options',
            picture: `<p style="inline-size:900px">${'A long line of text. '.repeat(40)}</p>`,
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('li')!;
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth + 1);
  },
};

/** Renders from right to left in Chinese. */
export const Chinese: Story = {
  args: {
    groups: groups.map((group, index) => ({
      ...group,
      title: ['输入', '反馈'][index] ?? '',
      translated: true,
    })),
  },
  globals: { language: 'zh', direction: 'rtl' },
};

/** Shows two columns on a phone, and wraps pictures that are wider than their box. */
export const SmallScreen: Story = {
  args: {
    groups: [
      {
        id: 'inputs',
        title: 'Inputs',
        entries: [
          {
            pathname: '/material-ui/react-button',
            title: 'Button',
            picture: `<p>${'<button type="button">Place this order</button> '.repeat(4)}</p>`,
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('[data-gallery="picture"]')!;
    const { left, right } = picture.getBoundingClientRect();
    for (const button of picture.querySelectorAll('button')) {
      const box = button.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    }
  },
};
