import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { linkToState, type DemoLink } from '@vitrine/ui/demo';
import { withSite } from '../fixtures/withSite.tsx';
import { LinkedDemo } from './LinkedDemo.tsx';

const everything: DemoLink = {
  name: 'Counter',
  codeVariant: 'JS',
  codeStyling: 'CSS',
  state: {
    isOpen: true,
    isEdited: true,
    mode: 'dark',
    direction: 'rtl',
    edits: { 'InvoiceTotal.tsx': 'export default () => <p>Nothing to pay</p>;\n' },
  },
};

const meta = {
  title: 'Docs UI/Demo/DemoFrame/Links',
  component: LinkedDemo,
  decorators: [withSite],
  args: { hash: '' },
} satisfies Meta<typeof LinkedDemo>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Restores code language, styling, open code, mode, direction and edited code from a link. */
export const FromLink: Story = {
  parameters: { clauses: ['COD-1', 'COD-3'] },
  loaders: [async () => ({ hash: await linkToState(everything) })],
  render: ({ hash }, { loaded }) => <LinkedDemo hash={hash || String(loaded['hash'])} />,
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Show JavaScript source, JS', 'Plain CSS'])
      await expect(await canvas.findByRole('button', { name })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    await expect(canvasElement.querySelector('[data-demo-bar] > details')).toHaveAttribute('open');
    await expect(canvasElement.querySelector('[data-demo]')).toHaveAttribute('data-mode', 'dark');
    await expect(canvasElement.querySelector('[data-demo-stage]')).toHaveAttribute('dir', 'rtl');
    const text = await canvas.findByRole('textbox', undefined, { timeout: 5000 });
    await waitFor(() => expect(text).toHaveTextContent('Nothing to pay'));
  },
};

/** Shows the original demo when the link is invalid. */
export const InvalidLink: Story = {
  args: { hash: '#demo=!!!&Counter.exe' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Expand code' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-demo]')).not.toHaveAttribute('data-mode');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
