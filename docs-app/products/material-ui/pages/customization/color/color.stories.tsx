import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ColorFunctionsDemo from './demos/ColorFunctions/system.tsx';
import ContrastCheckDemo from './demos/ContrastCheck/system.tsx';
import HueShadesDemo from './demos/HueShades/system.tsx';

const meta = {
  title: 'Material UI/Color',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the shades of a hue with their values. */
export const HueShades: Story = {
  render: () => <HueShadesDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('#009688')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Hue' }));
    await userEvent.click(await screen.findByRole('option', { name: 'orange' }));
    await expect(canvas.getByText('#ff9800')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
  },
};

/** Shows a color with its lighter, darker and translucent variants. */
export const ColorFunctions: Story = {
  render: () => <ColorFunctionsDemo />,
  play: async ({ canvas }) => {
    const strip = canvas.getByText('alpha(teal[700], 0.3)').previousElementSibling;
    await expect(strip).toHaveStyle({ backgroundColor: 'rgba(0, 121, 107, 0.3)' });
  },
};

/** Shows the contrast of white text on a shade that you choose. */
export const ContrastCheck: Story = {
  render: () => <ContrastCheckDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'White on teal 700: 5.3:1, enough for text',
    );
    await fireEvent.change(canvas.getByRole('slider', { name: 'Shade of teal' }), {
      target: { value: '0' },
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'White on teal 500: 3.7:1, enough for large text only',
    );
  },
};
