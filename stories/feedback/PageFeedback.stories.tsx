import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PageFeedback, SENT_MS, type FeedbackPort } from '@vitrine/ui/feedback';
import { withSite } from '../fixtures/withSite.tsx';

const send = fn<FeedbackPort['send']>().mockName('send');
const FAILURE = "Couldn't submit feedback. Please try again later.";
const sections = [
  { hash: 'alerts', title: 'Alerts' },
  { hash: 'form-dialogs', title: 'Form dialogs' },
];

const meta = {
  title: 'Docs UI/Feedback/PageFeedback',
  component: PageFeedback,
  decorators: [withSite],
  args: {
    port: { send },
    page: '/material-ui/react-dialog',
    language: 'en',
    product: 'material-ui',
    sections,
  },
  argTypes: { port: { control: false } },
  beforeEach: () => {
    send.mockReset().mockResolvedValue();
  },
} satisfies Meta<typeof PageFeedback>;

export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Records every status message that assistive technology announces from now on. */
function listenTo(canvas: PlayContext['canvas']): string[] {
  const status = canvas.getByRole('status');
  const announcements: string[] = [];
  const note = () => status.textContent && announcements.push(status.textContent);
  new MutationObserver(note).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return announcements;
}

async function writeComment(
  { canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>,
  text = 'Too short.',
): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'No' }));
  const comment = canvas.getByRole('textbox', { name: 'Comment' });
  await userEvent.type(comment, text);
  return comment;
}

const message = {
  version: 1,
  page: '/material-ui/react-dialog',
  language: 'en',
  product: 'material-ui',
};

/** Sends a rating with a comment. Announces the success once and clears the status later. */
export const Sent: Story = {
  parameters: { clauses: ['FBK-2'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const announcements = listenTo(canvas);
    await writeComment(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const since = performance.now();
    await waitFor(() => expect(announcements).toEqual(['Feedback submitted']));
    await expect(send.mock.calls).toEqual([[{ ...message, rating: 0, comment: 'Too short.' }]]);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'No', pressed: true })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), {
      timeout: 5 * SENT_MS,
    });
    await expect(performance.now() - since).toBeGreaterThan(SENT_MS - 500);
    await expect(announcements).toEqual(['Feedback submitted']);
  },
};

/** Announces a failure once and keeps the text. A retry can succeed. */
export const FailedThenSent: Story = {
  parameters: { clauses: ['FBK-1', 'FBK-2'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const announcements = listenTo(canvas);
    const comment = await writeComment(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(announcements).toEqual([FAILURE]));
    await expect(comment).toHaveValue('Too short.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(announcements).toEqual([FAILURE, 'Feedback submitted']));
    await expect(send).toHaveBeenCalledTimes(2);
  },
};

/** Announces the failure message again when a retry also fails. */
export const FailedTwice: Story = {
  parameters: { clauses: ['FBK-1'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    const announcements = listenTo(canvas);
    const comment = await writeComment(context);
    for (const count of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(announcements).toEqual(Array(count).fill(FAILURE)));
    }
    await expect(comment).toHaveValue('Too short.');
  },
};

/** Announces nothing and keeps the text read-only while the response is pending. */
export const Slow: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    send.mockReturnValue(new Promise(() => {}));
    const announcements = listenTo(canvas);
    const comment = await writeComment(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveFocus();
    await userEvent.type(comment, ' More.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(comment).toHaveValue('Too short.');
    await expect(announcements).toEqual([]);
  },
};

/** Sends the feedback once on a double click. */
export const DoubleClick: Story = {
  parameters: { clauses: ['FBK-2'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    let answer = () => {};
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const announcements = listenTo(canvas);
    await writeComment(context);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(send).toHaveBeenCalledOnce();
    answer();
    await waitFor(() => expect(announcements).toEqual(['Feedback submitted']));
    await expect(send).toHaveBeenCalledOnce();
  },
};

/** Supports the keyboard: focuses the textarea, sends on Ctrl+Enter, restores focus on Cancel. */
export const Keyboard: Story = {
  parameters: { clauses: ['WCAG 2.1.1', 'WCAG 2.4.3'] },
  play: async ({ canvas, userEvent }) => {
    const no = canvas.getByRole('button', { name: 'No' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(no).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
    await userEvent.keyboard('One[Enter]two');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('[Enter]');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(no).toHaveFocus();
    await expect(no).toHaveAttribute('aria-pressed', 'false');
    // Opening the panel again restores the typed text.
    await userEvent.keyboard('[Enter]');
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue('One\ntwo');
    await userEvent.keyboard('{Control>}{Shift>}[Enter]{/Shift}{/Control}');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}[Enter]{/Control}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Feedback submitted'));
    await expect(send.mock.calls).toEqual([[{ ...message, rating: 0, comment: 'One\ntwo' }]]);
    await expect(no).toHaveFocus();
  },
};

/** Sends the feedback on Cmd+Enter. */
export const CommandEnter: Story = {
  parameters: { clauses: ['WCAG 2.1.1'] },
  play: async (context) => {
    await writeComment(context);
    await context.userEvent.keyboard('{Meta>}[Enter]{/Meta}');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  },
};

/** Selects the section that `findSection` returns. The user can select another section. */
export const Section: Story = {
  args: { findSection: () => sections[0] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    const about = canvas.getByRole('combobox', { name: 'About' });
    await expect(about).toHaveDisplayValue('Alerts');
    await userEvent.selectOptions(about, 'Form dialogs');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const section = { hash: 'form-dialogs', title: 'Form dialogs' };
    await waitFor(() =>
      expect(send.mock.calls).toEqual([[{ ...message, section, rating: 1, comment: '' }]]),
    );
  },
};

/** Sends a comment without a rating. Focuses the textarea when the comment is empty. */
export const CommentAlone: Story = {
  parameters: { clauses: ['WCAG 2.4.3'] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Leave a comment' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
    await expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('Thank you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(send.mock.calls).toEqual([[{ ...message, comment: 'Thank you.' }]]));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Renders in Chinese and sends the language with the feedback. */
export const Chinese: Story = {
  args: { language: 'zh' },
  globals: { language: 'zh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '有' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('反馈已提交'));
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ language: 'zh' });
  },
};
