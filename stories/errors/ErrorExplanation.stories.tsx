import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorExplanation } from '@vitrine/ui/errors';
import { DocsError } from '@vitrine/ui/core';
import { errorTable } from '../fixtures/errors.ts';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Errors/ErrorExplanation',
  component: ErrorExplanation,
  decorators: [withSite],
  args: { search: '?code=9&args[]=fuchsiaa', table: errorTable },
  argTypes: { table: { control: false } },
} satisfies Meta<typeof ErrorExplanation>;

export default meta;

type Story = StoryObj<typeof meta>;

const own = new DocsError('content/unknown-demo', { name: 'Totl', closest: ['Total', 'Totals'] });

/** A code of a library, with its value. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Error 9' })).toBeVisible();
    const message = canvas.getByText(/^Unsupported/);
    await expect(message).toHaveTextContent('Unsupported `fuchsiaa` color.');
    await expect(canvas.getByText(/@acme\/system 6\.1\.0/)).toBeVisible();
  },
};

/** A code of our own: the message is what the error said. */
export const OwnCode: Story = {
  args: { search: own.url.slice(own.url.indexOf('?')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is no demo/)).toHaveTextContent('no demo "Totl".');
    await expect(canvas.getByText(/mean one of/)).toHaveTextContent('Total, Totals');
  },
};

/** The link lacks a value: its place says so. */
export const MissingValue: Story = {
  args: { search: '?code=9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[missing value]')).toBeVisible();
  },
};

/** The link has values that the message has no place for. */
export const SurplusValues: Story = {
  args: { search: '?code=9&args[]=fuchsiaa&args[]=dark&args[]=primary' },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['dark', 'primary']);
  },
};

/** Releases use the number for different errors: each is shown, with who throws it. */
export const SeveralMeanings: Story = {
  args: { search: '?code=19' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It was one of these/)).toBeVisible();
    await expect(canvas.getByText('@acme/material 6.1.0')).toBeVisible();
    await expect(canvas.getByText('@acme/system 5.18.0')).toBeVisible();
  },
};

/** Nobody knows the code: codes that are spelled like it are a click away. */
export const UnknownCode: Story = {
  args: { search: '?code=content/unknown-demos' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is no error with this code/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'content/unknown-demo' });
    await expect(link).toHaveAttribute('href', '/production-error?code=content%2Funknown-demo');
  },
};

/** Nobody knows the code, and nothing is like it. */
export const UnknownWithoutSimilar: Story = {
  args: { search: '?code=__proto__' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** The link has no code: the place says what it is for. */
export const NoCode: Story = {
  args: { search: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No code to explain' })).toBeVisible();
  },
};

/** The list of codes is on its way. */
export const Loading: Story = {
  args: { table: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the explanation…')).toBeVisible();
  },
};

/** Without a code there is nothing to wait for. */
export const NoCodeWhileLoading: Story = {
  args: { search: '', table: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Loading the explanation…')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'No code to explain' })).toBeVisible();
  },
};

/** The list of codes could not be loaded. */
export const Failed: Story = {
  args: { table: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be loaded/)).toBeVisible();
  },
};

/** Prerendered, when the query is not known yet: the first script marks links that have a code. */
export const Prerendered: Story = {
  args: { search: undefined },
  play: async ({ canvas, canvasElement }) => {
    const purpose = canvas.getByText('No code to explain');
    const loading = canvasElement.querySelector('[data-text="Loading the explanation…"]');
    await expect([purpose.checkVisibility(), loading?.checkVisibility()]).toEqual([true, false]);
    document.documentElement.dataset.errorCode = '';
    await expect([purpose.checkVisibility(), loading?.checkVisibility()]).toEqual([false, true]);
    delete document.documentElement.dataset.errorCode;
  },
};

const hostile = ['<img src=x onerror=alert(1)>', '\u202Etxt.exe', 'x'.repeat(10_000)];

/** What a link says is text, cut, and does not widen the page. */
export const HostileLink: Story = {
  args: {
    search: `?code=9${hostile.map((value) => `&args[]=${encodeURIComponent(value)}`).join('')}`,
  },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByText(/^x+…$/)).toHaveTextContent(/^x{300}…$/);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** In Chinese the message keeps its own words. */
export const Chinese: Story = {
  args: { search: '?code=9' },
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[缺少的值]')).toBeVisible();
  },
};

/** Read from right to left: the message stays as it was written. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
