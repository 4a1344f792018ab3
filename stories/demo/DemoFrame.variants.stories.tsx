import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoFrame } from '@vitrine/ui';
import { counterCode } from '../fixtures/code.ts';
import { withSite } from '../fixtures/withSite.tsx';
import { CounterDemo } from './CounterDemo.tsx';
import { withDemoCode } from './withDemoCode.tsx';

const [typeScript] = counterCode.sources;
const cookies: string[] = [];

const meta = {
  title: 'Docs UI/Demo/DemoFrame languages',
  component: DemoFrame,
  decorators: [withDemoCode, withSite],
  args: {
    name: 'Counter',
    storyId: 'material-ui-button--counter',
    workbenchUrl: '/workbench/',
    source: typeScript,
    codeUrl: '/material-ui/react-button/demos/Counter.json',
    children: <CounterDemo />,
  },
  argTypes: { source: { control: false }, children: { control: false } },
  parameters: { cookies, load: async () => counterCode },
  beforeEach: () => {
    cookies.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
  },
} satisfies Meta<typeof DemoFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

/** TypeScript at first; JavaScript is one press away, and remembered. */
export const ChooseJavaScript: Story = {
  parameters: { clauses: ['COD-1'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    const choice = canvas.getByRole('group', { name: 'Language of the code' });
    await expect(choice).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'TypeScript', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'JavaScript' }));
    await expect(await canvas.findByText('Counter.js')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'JavaScript', pressed: true })).toHaveFocus();
    await expect(canvasElement.querySelector('code')?.textContent).toBe('<b>{count}</b>');
    await expect(cookies).toEqual(['codeVariant=JS']);
    await userEvent.click(canvas.getByRole('button', { name: 'TypeScript' }));
    await expect(await canvas.findByText('Counter.tsx')).toBeVisible();
  },
};

/** Where the other language cannot be loaded, the source stays. */
export const CannotLoad: Story = {
  parameters: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    await userEvent.click(canvas.getByRole('button', { name: 'JavaScript' }));
    await expect(canvas.getByText('Counter.tsx')).toBeVisible();
  },
};

/** In dark mode. */
export const Dark: Story = { globals: { mode: 'dark' } };

/** Read from right to left; the source stays as it is written. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** In Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('显示代码'));
    await expect(canvas.getByRole('group', { name: '代码语言' })).toBeVisible();
  },
};

/** On a small screen. */
export const SmallScreen: Story = { globals: { viewport: { value: 'xs', isRotated: false } } };
