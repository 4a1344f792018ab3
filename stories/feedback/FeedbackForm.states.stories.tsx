import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FeedbackForm, initialFeedback, type FeedbackState } from '@vitrine/ui/feedback';
import { StateSheet } from '../fixtures/StateSheet.tsx';

const draft = { rating: 0, comment: 'The example does not say how to close it.' } as const;
const sent = { rating: 1, comment: '' } as const;

const STATES: readonly FeedbackState[] = [
  initialFeedback,
  { status: 'open', draft: { ...draft, comment: 'x'.repeat(2000) }, attempt: 0 },
  { status: 'sending', draft, attempt: 1 },
  { status: 'failed', draft, attempt: 1 },
  { status: 'sent', draft: sent, given: 1, attempt: 1 },
];

const meta = {
  title: 'Docs UI/Feedback/FeedbackForm/States',
  component: FeedbackForm,
  args: {
    state: initialFeedback,
    sections: [{ hash: 'alerts', title: 'Alerts' }],
    onEvent: fn(),
  },
} satisfies Meta<typeof FeedbackForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows every state of the form in both modes and directions. */
export const Sheet: Story = {
  render: (args) => (
    <StateSheet cellWidth={320}>
      {() => STATES.map((state) => <FeedbackForm key={state.status} {...args} state={state} />)}
    </StateSheet>
  ),
};
