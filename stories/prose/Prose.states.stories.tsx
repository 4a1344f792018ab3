import type { Meta, StoryObj } from '@storybook/react-vite';
import { highlightCode } from '@vitrine/ui/code';
import { Prose } from '@vitrine/ui/prose';
import { codeSamples } from '../fixtures/code.ts';
import { StateSheet } from '../fixtures/StateSheet.tsx';
import { withSite } from '../fixtures/withSite.tsx';
import { MarkdownSample } from './MarkdownSample.tsx';

const meta = {
  title: 'Docs UI/Prose/Prose/States',
  component: Prose,
  decorators: [withSite],
  loaders: [async () => ({ html: await highlightCode(codeSamples.jsx, 'jsx') })],
  render: (_, { loaded }) => (
    <StateSheet cellWidth={480}>
      {() => (
        <Prose>
          <MarkdownSample codeHtml={String(loaded.html)} />
        </Prose>
      )}
    </StateSheet>
  ),
} satisfies Meta<typeof Prose>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows text in both modes and directions. */
export const Sheet: Story = {
  // Renders in an iframe, because each cell repeats the headings of the page and their ids.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
