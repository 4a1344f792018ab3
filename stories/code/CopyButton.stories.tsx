import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyButton } from '@vitrine/ui/code';
import { StateSheet } from '../fixtures/StateSheet.tsx';

const FEEDBACK_MS = 1200;
const copy = fn<(text: string) => Promise<void>>().mockName('copy');

const meta = {
  title: 'Docs UI/Code/CopyButton',
  component: CopyButton,
  args: { text: 'npm install @mui/material', copy },
  argTypes: { copy: { control: false } },
  beforeEach: () => {
    copy.mockReset().mockResolvedValue();
  },
} satisfies Meta<typeof CopyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the label Copy before a click. */
export const Default: Story = {
  parameters: { clauses: ['CPY-1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the code' })).toHaveTextContent('Copy');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Copies the text on click. The button and the status briefly show Copied. */
export const Copied: Story = {
  parameters: { clauses: ['CPY-2', 'CPY-3', 'WCAG 4.1.3'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    const since = performance.now();
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveTextContent('Copied');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(copy.mock.calls).toEqual([['npm install @mui/material']]);
    await canvas.findByRole('button', { name: 'Copy the code' }, { timeout: 5 * FEEDBACK_MS });
    await expect(performance.now() - since).toBeGreaterThan(FEEDBACK_MS - 200);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Shows no confirmation until the copy succeeds. */
export const Waiting: Story = {
  parameters: { clauses: ['CPY-2'] },
  play: async ({ canvas, userEvent }) => {
    copy.mockReturnValue(new Promise(() => {}));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await expect(copy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Copy the code');
  },
};

/** Shows no confirmation when the browser denies clipboard access. */
export const Refused: Story = {
  parameters: { clauses: ['CPY-5'] },
  play: async ({ canvas, userEvent }) => {
    copy.mockRejectedValue(new DOMException('The request is not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await waitFor(() => expect(copy).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Copy the code');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Uses the `label` prop as the accessible name when the text is not code. */
export const OtherName: Story = {
  parameters: { clauses: ['WCAG 4.1.2'] },
  args: { text: 'https://docs.example/', label: 'Copy the link' },
  render: ({ label = '', ...args }, { globals: { language } }) => (
    <CopyButton {...args} label={language === 'zh' ? '复制链接' : label} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制代码' }));
    await expect(await canvas.findByRole('button', { name: '已复制' })).toBeVisible();
  },
};

/** Shows the copy button in both modes and directions. */
export const Sheet: Story = {
  render: (args) => <StateSheet cellWidth={200}>{() => <CopyButton {...args} />}</StateSheet>,
};
