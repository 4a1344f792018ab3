import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import FontIconsDemo from './demos/FontIcons/system.tsx';
import OwnIconDemo from './demos/OwnIcon/system.tsx';
import SvgIconsDemo from './demos/SvgIcons/system.tsx';

const meta = {
  title: 'Material UI/Icons',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows icon components from a package; the `fontSize` prop sets their size. */
export const SvgIcons: Story = {
  render: () => <SvgIconsDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const icons = canvasElement.querySelectorAll('li svg');
    await expect(icons).toHaveLength(3);
    for (const icon of icons) await expect(icon).toHaveStyle({ fontSize: '24px' });
    await userEvent.click(canvas.getByRole('radio', { name: 'large' }));
    await waitFor(() => expect(icons[0]).toHaveStyle({ fontSize: '35px' }));
  },
};

/** Shows icons from a font that renders each icon name as one glyph. */
export const FontIcons: Story = {
  render: () => <FontIconsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(document.fonts.load('24px "Material Icons"')).resolves.not.toHaveLength(0);
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByText('pause')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next track' }));
    await expect(status).toHaveTextContent('Slow train north');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous track' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous track' }));
    await expect(status).toHaveTextContent('Rain in the yard');
  },
};

/** Shows a custom SVG icon with an accessible name, beside an icon of the font. */
export const OwnIcon: Story = {
  render: () => <OwnIconDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(document.fonts.load('20px "Material Icons"')).resolves.not.toHaveLength(0);
    await expect(canvas.getByRole('img', { name: 'Crate' })).toHaveClass('MuiSvgIcon-colorPrimary');
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Open');
    await expect(canvas.getByText('lock_open')).toHaveClass('MuiIcon-colorPrimary');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Closed');
  },
};
