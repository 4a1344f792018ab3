import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import BrandPaletteDemo from './demos/BrandPalette/system.tsx';
import ExpressColorDemo from './demos/ExpressColor/system.tsx';
import PaletteTokensDemo from './demos/PaletteTokens/system.tsx';

const meta = {
  title: 'Joy UI/Colors',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

function isDark(element: HTMLElement): boolean {
  return element.closest('[data-mode="dark"]') !== null;
}

/** Shows buttons whose primary color is teal in both schemes. */
export const BrandPalette: Story = {
  render: () => <BrandPaletteDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay invoice' })).toHaveStyle({
      backgroundColor: 'rgb(15, 118, 110)',
    });
    const soft = canvas.getByRole('button', { name: 'Ask a question' });
    await expect(soft).toHaveStyle({
      backgroundColor: isDark(soft) ? 'rgb(19, 78, 74)' : 'rgb(204, 251, 241)',
    });
  },
};

/** Shows background tokens of the palette, each with primary, secondary and tertiary text. */
export const PaletteTokens: Story = {
  render: () => <PaletteTokensDemo />,
  play: async ({ canvas }) => {
    const sheet = canvas.getByText('background.body').parentElement as HTMLElement;
    await expect(sheet).toHaveStyle({
      backgroundColor: isDark(sheet) ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)',
    });
  },
};

/** Shows a button and a chip in a custom palette color. */
export const ExpressColor: Story = {
  render: () => <ExpressColorDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send as express' })).toHaveStyle({
      backgroundColor: 'rgb(173, 20, 87)',
      color: 'rgb(255, 255, 255)',
    });
  },
};
