import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  COMMENT_LIMIT,
  FeedbackForm,
  initialFeedback,
  reduceFeedback,
  type FeedbackEvent,
  type FeedbackFormProps,
  type FeedbackState,
} from '@vitrine/ui/feedback';
import { withSite } from '../fixtures/withSite.tsx';

const sections = [
  { hash: 'alerts', title: 'Alerts' },
  { hash: 'form-dialogs', title: 'Form dialogs' },
];

const draft = { rating: 0, comment: 'The example does not say how to close it.' } as const;
const state = (change: Partial<FeedbackState>): FeedbackState => ({
  ...initialFeedback,
  attempt: 1,
  ...change,
});
const FAILURE = "Couldn't submit feedback. Please try again later.";

const meta = {
  title: 'Docs UI/Feedback/FeedbackForm',
  component: FeedbackForm,
  decorators: [withSite],
  args: { state: initialFeedback, sections, onEvent: fn() },
  parameters: {
    playground: {
      onEvent: (args: FeedbackFormProps, event: FeedbackEvent) => ({
        state: reduceFeedback(args.state, event).state,
      }),
    },
  },
} satisfies Meta<typeof FeedbackForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the question, the buttons Yes and No, and an empty status. */
export const Closed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Was this page helpful?' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes', pressed: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'No', pressed: false }));
    await expect(args.onEvent).toHaveBeenNthCalledWith(1, { type: 'open', rating: 1 });
    await expect(args.onEvent).toHaveBeenNthCalledWith(2, { type: 'open', rating: 0 });
  },
};

/** Shows the open panel with the rating Yes. */
export const OpenUp: Story = {
  args: { state: state({ status: 'open', draft: { rating: 1, comment: '' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yes' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveAccessibleDescription(
      'Optional: what helped you most?',
    );
    await expect(canvas.getByRole('combobox', { name: 'About' })).toHaveDisplayValue(
      'The whole page',
    );
  },
};

/** Shows the open panel with the rating No and a selected section. */
export const OpenDown: Story = {
  args: { state: state({ status: 'open', draft: { ...draft, section: sections[1] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'About' })).toHaveDisplayValue(
      'Form dialogs',
    );
  },
};

/** Shows the open panel with a comment and no rating. */
export const OpenUnrated: Story = {
  args: { state: state({ status: 'open', draft: { comment: draft.comment } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'What would you like to tell us?',
    );
  },
};

/** Omits the section field on a page without headings. */
export const NoSections: Story = {
  args: { state: state({ status: 'open', draft }), sections: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** Makes the comment read-only while the feedback is sent. */
export const Sending: Story = {
  args: { state: state({ status: 'sending', draft }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Announces the success and closes the panel. */
export const Sent: Story = {
  args: { state: state({ status: 'sent', given: 1, draft: { rating: 1, comment: '' } }) },
  parameters: { clauses: ['FBK-2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Feedback submitted$/);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Announces the failure and keeps the text. */
export const Failed: Story = {
  args: { state: state({ status: 'failed', draft }) },
  parameters: { clauses: ['FBK-1', 'WCAG 4.1.3'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe(FAILURE);
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue(draft.comment);
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
};

/** Shows the number of remaining characters near the limit. */
export const NearTheLimit: Story = {
  parameters: { clauses: ['WCAG 3.3.2'] },
  args: { state: state({ status: 'open', draft: { ...draft, comment: 'x'.repeat(1850) } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Characters left: 150')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Characters left: 150$/);
  },
};

/** Avoids horizontal overflow with a comment of maximum length and a long section title. */
export const LongText: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  args: {
    state: state({
      status: 'failed',
      draft: { rating: 0, comment: 'W'.repeat(COMMENT_LIMIT), section: longSection() },
    }),
    sections: [...sections, longSection()],
  },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Characters left: 0')).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

function longSection() {
  return { hash: 'long', title: 'A section that says what happens '.repeat(6).trim() };
}

/** Renders buttons at least 24 px high on the smallest screens, without horizontal overflow. */
export const Narrow: Story = {
  parameters: { clauses: ['WCAG 1.4.10', 'WCAG 2.5.8'] },
  args: { state: state({ status: 'failed', draft }) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('[data-feedback]');
    await expect(form?.scrollWidth).toBe(form?.clientWidth);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  args: { state: state({ status: 'failed', draft: { rating: 0, comment: '' } }) },
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('反馈提交失败，请稍后再试。');
    await expect(canvas.getByRole('group', { name: '本页对你有帮助吗？' })).toBeVisible();
  },
};
