import type { Meta, StoryObj } from '@storybook/react-vite';
import { highlightPreview } from '@vitrine/ui/code';
import { DemoFrame } from '@vitrine/ui/demo';
import { codeSamples, findJsx } from '../fixtures/code.ts';
import { StateSheet } from '../fixtures/StateSheet.tsx';
import { withSite } from '../fixtures/withSite.tsx';

const code = codeSamples.tsx;

const meta = {
  title: 'Docs UI/Demo/DemoFrame/States',
  component: DemoFrame,
  decorators: [withSite],
  args: {
    name: 'Greeting',
    storyId: 'material-ui-button--greeting',
    workbenchUrl: '/workbench/',
    source: { files: [{ name: 'Greeting.tsx', language: 'tsx', html: '' }] },
    children: 'The running demo',
  },
  argTypes: { source: { control: false } },
  loaders: [async () => ({ html: await highlightPreview(code, 'tsx', findJsx(code)) })],
  render: (args, { loaded }) => (
    <StateSheet cellWidth={480}>
      {(cell) => (
        <DemoFrame
          {...args}
          name={`Greeting-${cell}`}
          source={{ files: [{ ...args.source.files[0], html: String(loaded.html) }] }}
        />
      )}
    </StateSheet>
  ),
} satisfies Meta<typeof DemoFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the frame with the JSX of its demo in both modes and directions. */
export const Folded: Story = {};

/** Shows the frame with open source code in both modes and directions. */
export const Sheet: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const summary of canvas.getAllByText('Expand code')) await userEvent.click(summary);
  },
};
