import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import HighlightedPriceDemo from './demos/HighlightedPrice/system.tsx';
import ScopedNoteDemo from './demos/ScopedNote/system.tsx';
import ReceiptBaselineDemo from './demos/ReceiptBaseline/system.tsx';

const meta = {
  title: 'Material UI/CSS Baseline',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a receipt with global styles; a switch removes the CSS baseline of the theme. */
export const ReceiptBaseline: Story = {
  render: () => <ReceiptBaselineDemo />,
  play: async ({ canvas, userEvent }) => {
    const list = () => canvas.getByText('Desk lamp').parentElement as HTMLElement;
    const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
    await expect(list().closest('.MuiScopedCssBaseline-root')).toBeVisible();
    await expect(list()).toHaveStyle({ display: 'grid', boxSizing: 'border-box' });
    const font = fontOf(list());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(list().closest('.MuiScopedCssBaseline-root')).toBeNull();
    await expect(list()).toHaveStyle({ display: 'grid' });
    await expect(fontOf(list())).not.toBe(font);
  },
};

/** Shows a note inside `ScopedCssBaseline`. */
export const ScopedNote: Story = {
  render: () => <ScopedNoteDemo />,
  play: async ({ canvas }) => {
    const note = canvas.getByText('Your order leaves today.');
    await expect(note.parentElement).toHaveClass('MuiScopedCssBaseline-root');
    await expect(note).toHaveStyle({ boxSizing: 'border-box' });
  },
};

/** Shows global styles that apply to one class only. */
export const HighlightedPrice: Story = {
  render: () => <HighlightedPriceDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('418 euros')).toHaveStyle({ fontWeight: '700' });
  },
};
