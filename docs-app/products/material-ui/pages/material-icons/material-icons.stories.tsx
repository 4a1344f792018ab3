import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import IconThemesDemo from './demos/IconThemes/system.tsx';
import MirroredIconsDemo from './demos/MirroredIcons/system.tsx';

const meta = {
  title: 'Material UI/Material Icons',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows one icon in all five themes. */
export const IconThemes: Story = {
  render: () => <IconThemesDemo />,
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['Filled', 'Outlined', 'Rounded', 'Two tone', 'Sharp']);
    for (const theme of ['', 'Outlined', 'Rounded', 'TwoTone', 'Sharp']) {
      const icon = canvas.getByTestId(`Delete${theme}Icon`);
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
      await expect(icon).toHaveStyle({ fontSize: '35px' });
    }
  },
};

/** Mirrors the arrow in right-to-left layouts, but not the clock. */
export const MirroredIcons: Story = {
  render: () => <MirroredIconsDemo />,
  play: async ({ canvas }) => {
    const arrow = canvas.getByTestId('ArrowForwardIcon');
    const isRightToLeft = getComputedStyle(arrow).direction === 'rtl';
    const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)';
    await expect(getComputedStyle(arrow).transform).toBe(isRightToLeft ? mirrored : 'none');
    await expect(canvas.getByTestId('ScheduleIcon')).toHaveStyle({ transform: 'none' });
    await expect(canvas.getByRole('button', { name: 'Next parcel' })).toBeVisible();
  },
};
