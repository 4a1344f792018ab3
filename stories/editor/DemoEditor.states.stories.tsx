import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../fixtures/StateSheet.tsx';
import { EditedExample } from './EditedExample.tsx';
import { createFakePorts } from './fakePorts.ts';

const meta = {
  title: 'Docs UI/Editor/DemoEditor/States',
  component: EditedExample,
  args: {
    ports: createFakePorts(() => ({
      kind: 'syntax',
      message: 'Unexpected token',
      file: 'InvoiceTotal.tsx',
      line: 9,
    })),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditedExample>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the editor with a syntax error in both modes and directions. */
export const Sheet: Story = {
  render: (args) => <StateSheet cellWidth={420}>{() => <EditedExample {...args} />}</StateSheet>,
  play: async ({ canvas }) => {
    await canvas.findAllByText('Syntax error: Unexpected token');
  },
};
