import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { ThemePlayground, type ThemePlaygroundProps } from '@vitrine/ui/playground';
import { themePresets } from '@vitrine/ui/settings';
import { useStoryValues } from '../fixtures/useStoryValues.ts';

const { theme: brand } = themePresets[0];

/** Stores the changed theme, as the page does. A theme from Controls replaces it. */
function Playground({ theme: initial, onChange, ...props }: ThemePlaygroundProps) {
  const [{ theme }, change] = useStoryValues({ theme: initial });
  const handleChange: ThemePlaygroundProps['onChange'] = (next, options) => {
    change({ theme: next });
    onChange(next, options);
  };
  return <ThemePlayground {...props} theme={theme} onChange={handleChange} />;
}

const meta = {
  title: 'Docs UI/Playground/ThemePlayground',
  component: ThemePlayground,
  args: {
    theme: brand,
    onChange: fn(),
    onReset: fn(),
    shareUrl: 'https://docs.acme.dev/playground?look=e30',
    onCopy: fn(async () => {}),
  },
  parameters: {
    playground: { onChange: (_: object, theme: ThemePlaygroundProps['theme']) => ({ theme }) },
  },
  render: (args) => <Playground {...args} />,
} satisfies Meta<typeof ThemePlayground>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the brand theme. Every color pair has enough contrast, and Undo is disabled. */
export const Default: Story = {
  parameters: { clauses: ['CPY-2'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Color pairs with enough contrast: all 30\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vitrine', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Docs Colors' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(args.shareUrl);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
  },
};

/** Reports colors with too little contrast while the user drags in the color picker. */
export const LowContrast: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Primary in light mode');
    await fireEvent.input(input, { target: { value: '#e6d94c' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        paletteColors: { primary: { light: '#e6d94c', dark: '#a5b6ff' } },
      }),
      { merge: true },
    );
    await expect(canvas.getByText(/^Color pairs that fail: 3 of 30\./)).toHaveTextContent(
      'The worst, in light mode, is primary-main on ',
    );
    await expect(canvas.getAllByText('Fails, needs 4.5 : 1')).toHaveLength(3);
  },
};

/** Shows each slider value as text, and calls `onChange` again when a drag ends. */
export const Ranges: Story = {
  parameters: { clauses: ['WCAG 4.1.2'] },
  play: async ({ args, canvas, userEvent }) => {
    const radius = canvas.getByRole('slider', { name: 'Corner radius' });
    await expect(radius).toHaveAttribute('aria-valuetext', '100%');
    await fireEvent.input(radius, { target: { value: '1.5' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { ...brand, radius: 1.5 },
      { merge: true },
    );
    await fireEvent(radius, new Event('change', { bubbles: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { ...brand, radius: 1.5 },
      { merge: false },
    );
    await expect(canvas.getByText('150%')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Typeface' }), 'Serif');
    await expect(canvas.getByRole('combobox')).toHaveValue('serif');
  },
};

/** Shows the theme as code and copies the code. */
export const Code: Story = {
  args: { theme: { ...brand, spacing: 6 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Material UI 6'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the Material UI theme' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(expect.stringContaining('spacing: 6,'));
    await userEvent.click(canvas.getByText('CSS variables'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the CSS variables' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(':root {\n  --reader-spacing: 6px;\n}\n');
  },
};

/** Shows no confirmation when the browser denies clipboard access. */
export const ClipboardRefused: Story = {
  parameters: { clauses: ['CPY-5'] },
  args: {
    onCopy: fn(async () => {
      throw new DOMException('The request is not allowed', 'NotAllowedError');
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Copied')).toBeNull();
  },
};

/** Writes dense mode to the theme code as default props. */
export const Dense: Story = {
  parameters: { clauses: ['THM-5'] },
  args: { onUndo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const dense = canvas.getByRole('checkbox', { name: 'Apply higher density via props' });
    await userEvent.click(dense);
    await expect(dense).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { ...brand, dense: true },
      { merge: false },
    );
    await userEvent.click(canvas.getByText('Material UI 6'));
    await expect(canvas.getByText(/MuiButton/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '复制链接' })).toBeVisible();
    await expect(canvas.getByText(/^全部 30 组颜色/)).toBeVisible();
  },
};

/** Shows the Forest preset in dark mode. */
export const Dark: Story = {
  args: { theme: themePresets[1]?.theme ?? brand },
  globals: { mode: 'dark', preset: 'forest' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Forest', pressed: true })).toBeVisible();
  },
};

/** Renders from right to left. Code and contrast ratios stay left to right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [ratio] = canvas.getAllByText(/ : 1$/, { selector: 'td > span' });
    await expect(ratio).toHaveAttribute('dir', 'ltr');
  },
};

/** Avoids horizontal scrolling on a phone. */
export const Phone: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Secondary in dark mode')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
