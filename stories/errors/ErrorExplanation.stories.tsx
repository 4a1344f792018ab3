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

const error = new DocsError('content/unknown-demo', { name: 'Totl', closest: ['Total', 'Totals'] });

/** Explains an error code of a library, with the value from the link. */
export const Default: Story = {
  parameters: { clauses: ['ERR-4'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Error 9' })).toBeVisible();
    const message = canvas.getByText(/^Unsupported/);
    await expect(message).toHaveTextContent('Unsupported `fuchsiaa` color.');
    await expect(canvas.getByText(/@acme\/system 6\.1\.0/)).toBeVisible();
  },
};

/** Rebuilds the message of a Vitrine error from its link. */
export const OwnCode: Story = {
  parameters: { clauses: ['ERR-4'] },
  args: { search: error.url.slice(error.url.indexOf('?')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is no demo/)).toHaveTextContent('no demo "Totl".');
    const fix = canvas.getByText(/Did you mean/);
    await expect(fix).toHaveTextContent('Did you mean one of Total, Totals?');
  },
};

/** Shows a placeholder for a value that is missing in the link. */
export const MissingValue: Story = {
  parameters: { clauses: ['ERR-4'] },
  args: { search: '?code=9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[missing value]')).toBeVisible();
  },
};

/** Lists values of the link for which the message has no placeholder. */
export const SurplusValues: Story = {
  parameters: { clauses: ['ERR-4'] },
  args: { search: '?code=9&args[]=fuchsiaa&args[]=dark&args[]=primary' },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['dark', 'primary']);
  },
};

/** Shows each message of an error code with its releases when releases use the code differently. */
export const SeveralMeanings: Story = {
  parameters: { clauses: ['ERR-4'] },
  args: { search: '?code=19' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Different releases use this code/)).toBeVisible();
    await expect(canvas.getByText('@acme/material 6.1.0')).toBeVisible();
    await expect(canvas.getByText('@acme/system 5.18.0')).toBeVisible();
  },
};

/** Links to similar error codes when the error code is unknown. */
export const UnknownCode: Story = {
  parameters: { clauses: ['ERR-4'] },
  args: { search: '?code=content/unknown-demos' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No error has this code/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'content/unknown-demo' });
    await expect(link).toHaveAttribute('href', '/production-error?code=content%2Funknown-demo');
    await expect(link.closest('li')).toHaveTextContent(/There is no demo/);
  },
};

/** Omits suggestions when no error code is similar. */
export const UnknownWithoutSimilar: Story = {
  args: { search: '?code=__proto__' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Explains the purpose of the page when the link has no code. */
export const NoCode: Story = {
  args: { search: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No error code' })).toBeVisible();
  },
};

/** Shows a message while the list of codes loads. */
export const Loading: Story = {
  args: { table: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the explanation…')).toBeVisible();
  },
};

/** Shows no loading message when the link has no code. */
export const NoCodeWhileLoading: Story = {
  args: { search: '', table: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Loading the explanation…')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'No error code' })).toBeVisible();
  },
};

/** Reports that the list of codes could not be loaded. */
export const Failed: Story = {
  args: { table: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Could not load the explanations/)).toBeVisible();
  },
};

/** Shows prerendered HTML. The bootstrap script sets `data-error-code` when the link has a code. */
export const Prerendered: Story = {
  args: { search: undefined },
  play: async ({ canvas, canvasElement }) => {
    const purpose = canvas.getByText('No error code');
    const loading = canvasElement.querySelector('[data-text="Loading the explanation…"]');
    await expect([purpose.checkVisibility(), loading?.checkVisibility()]).toEqual([true, false]);
    document.documentElement.dataset.errorCode = '';
    await expect([purpose.checkVisibility(), loading?.checkVisibility()]).toEqual([false, true]);
    delete document.documentElement.dataset.errorCode;
  },
};

const hostile = ['<img src=x onerror=alert(1)>', '\u202Etxt.exe', 'x'.repeat(10_000)];

/** Renders HTML in link values as plain text, and truncates long values. */
export const HostileLink: Story = {
  parameters: { clauses: ['ERR-4', 'WCAG 1.4.10'] },
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

/** Renders in Chinese. The message stays in English. */
export const Chinese: Story = {
  args: { search: '?code=9' },
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[缺少的值]')).toBeVisible();
  },
};
