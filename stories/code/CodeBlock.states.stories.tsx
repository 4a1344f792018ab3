import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeBlock, highlightCode } from '@vitrine/ui';
import { codeSamples } from '../fixtures/code.ts';
import { StateSheet } from '../fixtures/StateSheet.tsx';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Code/CodeBlock states',
  component: CodeBlock,
  decorators: [withSite],
  args: { html: '', language: 'tsx', title: 'Counter.tsx' },
  argTypes: { html: { control: false } },
  loaders: [
    async () => ({
      tsx: await highlightCode(codeSamples.tsx, 'tsx'),
      diff: await highlightCode(codeSamples.diff, 'diff'),
    }),
  ],
  render: (args, { loaded }) => (
    <StateSheet cellWidth={480}>
      {() => (
        <>
          <CodeBlock {...args} html={String(loaded.tsx)} />
          <CodeBlock html={String(loaded.diff)} language="diff" />
        </>
      )}
    </StateSheet>
  ),
} satisfies Meta<typeof CodeBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every colour of code, in both modes and directions. */
export const Sheet: Story = {};
