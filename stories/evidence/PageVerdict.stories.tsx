import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageVerdict } from '@vitrine/ui/evidence';
import { passed } from './verdicts.ts';

const meta = {
  title: 'Docs UI/Evidence/PageVerdict',
  component: PageVerdict,
  args: { verdicts: [passed, passed, passed] },
} satisfies Meta<typeof PageVerdict>;

export default meta;

type Story = StoryObj<typeof meta>;

const read = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-page-verdict]')?.textContent;

/** Shows the number of tested demos, the kinds of tests, and the date. */
export const Passed: Story = {
  play: async ({ canvasElement }) => {
    await expect(read(canvasElement)).toBe(
      'Demos tested: 3 of 3 (light, dark, right to left, interaction, keyboard, axe, screenshots) · Nov 20, 2026',
    );
  },
};

/** Names only the kinds of tests that ran. */
export const FewTests: Story = {
  args: { verdicts: [{ ...passed, actions: 0, keys: [], modes: [], screenshots: undefined }] },
  play: async ({ canvasElement }) => {
    await expect(read(canvasElement)).toBe('Demos tested: 1 of 1 · Nov 20, 2026');
  },
};

/** Shows the number of tested demos when some demos were not tested. */
export const SomeUntested: Story = {
  args: { verdicts: [passed, undefined, undefined] },
  play: async ({ canvasElement }) => {
    await expect(read(canvasElement)).toMatch(/^Demos tested: 1 of 3 \(light/);
  },
};

/** Omits the date when no demo was tested. */
export const Untested: Story = {
  args: { verdicts: [undefined, undefined] },
  play: async ({ canvasElement }) => {
    await expect(read(canvasElement)).toBe('Demos tested: 0 of 2');
  },
};

/** Counts failed demos. */
export const Failed: Story = {
  args: { verdicts: [passed, { ...passed, status: 'failed' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 failed')).toBeVisible();
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    await expect(read(canvasElement)).toMatch(/^3 个演示中已测试 3 个 \(浅色/);
  },
};

/** Wraps on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'xs', isRotated: false } } };
