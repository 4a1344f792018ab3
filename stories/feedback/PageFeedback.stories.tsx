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

/** Notes everything that assistive technology is told from now on. */
function listenTo(canvas: PlayContext['canvas']): string[] {
  const status = canvas.getByRole('status');
  const said: string[] = [];
  const note = () => status.textContent && said.push(status.textContent);
  new MutationObserver(note).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return said;
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

/** A reader rates, comments and sends; it is said once, for a while. */
export const Sent: Story = {
  parameters: { clauses: ['FBK-2'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const said = listenTo(canvas);
    await writeComment(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const since = performance.now();
    await waitFor(() => expect(said).toEqual(['Feedback submitted']));
    await expect(send.mock.calls).toEqual([[{ ...message, rating: 0, comment: 'Too short.' }]]);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'No', pressed: true })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), {
      timeout: 5 * SENT_MS,
    });
    await expect(performance.now() - since).toBeGreaterThan(SENT_MS - 500);
    await expect(said).toEqual(['Feedback submitted']);
  },
};

/** A failure is said once, and keeps the text; sending again can succeed. */
export const FailedThenSent: Story = {
  parameters: { clauses: ['FBK-1', 'FBK-2'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const said = listenTo(canvas);
    const comment = await writeComment(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(said).toEqual([FAILURE]));
    await expect(comment).toHaveValue('Too short.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(said).toEqual([FAILURE, 'Feedback submitted']));
    await expect(send).toHaveBeenCalledTimes(2);
  },
};

/** A second failure is said again. */
export const FailedTwice: Story = {
  parameters: { clauses: ['FBK-1'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    const said = listenTo(canvas);
    const comment = await writeComment(context);
    for (const count of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(said).toEqual(Array(count).fill(FAILURE)));
    }
    await expect(comment).toHaveValue('Too short.');
  },
};

/** While an answer takes its time, nothing is said, and the text cannot be changed. */
export const Slow: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    send.mockReturnValue(new Promise(() => {}));
    const said = listenTo(canvas);
    const comment = await writeComment(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveFocus();
    await userEvent.type(comment, ' More.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(comment).toHaveValue('Too short.');
    await expect(said).toEqual([]);
  },
};

/** A double click sends once. */
export const DoubleClick: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    let answer = () => {};
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const said = listenTo(canvas);
    await writeComment(context);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(send).toHaveBeenCalledOnce();
    answer();
    await waitFor(() => expect(said).toEqual(['Feedback submitted']));
    await expect(send).toHaveBeenCalledOnce();
  },
};

/** By keyboard alone: the focus goes into the text, Ctrl+Enter sends, Cancel leads back. */
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
    // What was typed is there again.
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

/** Cmd+Enter sends too. */
export const CommandEnter: Story = {
  play: async (context) => {
    await writeComment(context);
    await context.userEvent.keyboard('{Meta>}[Enter]{/Meta}');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  },
};

/** The section that the reader came to is chosen; another can be. */
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

/** A comment alone; without one there is nothing to send, and the focus says where to write. */
export const CommentAlone: Story = {
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

/** In Chinese; the message says so. */
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
