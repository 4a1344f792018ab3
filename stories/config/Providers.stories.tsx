import * as React from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdConfigProvider, useAdConfig } from '@vitrine/ui/ad';
import { DocsConfigProvider, useDocsConfig } from '@vitrine/ui/config';
import { DemoErrorBoundary } from '@vitrine/ui/demo';
import { useSiteTheme } from '@vitrine/ui/theme';
import { OwnRoot } from '../demo/OwnRoot.tsx';

const onCaughtError = fn().mockName('onCaughtError');

function WorkbenchAddress() {
  return <p>The workbench is at {useDocsConfig().workbenchUrl}.</p>;
}

function AdShare() {
  return <p>{useAdConfig().displayRatio * 100} % of the ads are counted.</p>;
}

function Direction() {
  return <p>The direction is {useSiteTheme().direction}.</p>;
}

const meta = {
  title: 'Docs UI/Config/Providers',
  args: { children: null },
  argTypes: { children: { control: false } },
  render: ({ children }) => (
    <OwnRoot onCaughtError={onCaughtError}>
      <DemoErrorBoundary labels={{ crashed: 'This part stopped with an error.', reset: 'Again' }}>
        {children}
      </DemoErrorBoundary>
    </OwnRoot>
  ),
} satisfies Meta<{ children: React.ReactNode }>;

export default meta;

type Story = StoryObj<typeof meta>;

function showError(children: React.ReactNode, message: string, code: string): Story {
  return {
    args: { children },
    play: async ({ canvas }) => {
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent(message);
      await expect(alert).toHaveTextContent(`/production-error?code=${encodeURIComponent(code)}`);
      await expect(onCaughtError).toHaveBeenCalled();
    },
  };
}

/** Shows an error that names the missing DocsConfigProvider. */
export const DocsConfigMissing: Story = {
  ...showError(
    <WorkbenchAddress />,
    'Wrap the tree in <DocsConfigProvider>',
    'config/missing-docs',
  ),
  parameters: { clauses: ['ERR-1'] },
};

/** Shows an error that names the missing AdConfigProvider. */
export const AdConfigMissing: Story = {
  ...showError(<AdShare />, 'Wrap the tree in <AdConfigProvider>', 'config/missing-ads'),
  parameters: { clauses: ['ERR-2'] },
};

/** Shows an error that names the missing SiteThemeProvider. */
export const ThemeMissing: Story = {
  ...showError(<Direction />, 'needs a SiteThemeProvider above it', 'context/missing-provider'),
  parameters: { clauses: ['ERR-3'] },
};

/** Shows the values of the providers when all providers are present. */
export const Provided: Story = {
  render: () => (
    <DocsConfigProvider config={{ workbenchUrl: '/workbench/', playgroundPath: '/playground' }}>
      <AdConfigProvider config={{ hasFrame: false, displayRatio: 0.1 }}>
        <WorkbenchAddress />
        <AdShare />
        <Direction />
      </AdConfigProvider>
    </DocsConfigProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The workbench is at /workbench/.')).toBeVisible();
    await expect(canvas.getByText('10 % of the ads are counted.')).toBeVisible();
    await expect(canvas.getByText(/The direction is (ltr|rtl)\./)).toBeVisible();
  },
};
