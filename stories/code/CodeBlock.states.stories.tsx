import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeBlock, highlightCode } from '@vitrine/ui/code';
import { codeSamples } from '../fixtures/code.ts';
import { StateSheet } from '../fixtures/StateSheet.tsx';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Code/CodeBlock/States',
  component: CodeBlock,
  decorators: [withSite],
  args: { html: '', language: 'tsx', title: 'Counter.tsx' },
  argTypes: { html: { control: false } },
  loaders: [
    async () => ({
      tsx: await highlightCode(codeSamples.tsx, 'tsx'),
      diff: await highlightCode(codeSamples.diff, 'diff'),
      lines: await highlightCode(codeSamples.ts, 'ts', { 1: 'remove', 3: 'add', 6: 'highlight' }),
    }),
  ],
  render: (args, { loaded }) => (
    <StateSheet cellWidth={480}>
      {() => (
        <>
          <CodeBlock {...args} html={String(loaded.tsx)} />
          <CodeBlock html={String(loaded.diff)} language="diff" />
          <CodeBlock html={String(loaded.lines)} language="ts" title="sizes.ts" firstLine={8} />
        </>
      )}
    </StateSheet>
  ),
} satisfies Meta<typeof CodeBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows every color and mark of code in both modes and directions. */
export const Sheet: Story = {};
