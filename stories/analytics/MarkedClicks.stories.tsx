import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { installClicks } from '@vitrine/ui/analytics';
import { oncePerSignal } from '@vitrine/ui/core';

const send = fn<(name: string, params: object) => void>().mockName('send');

/** Renders elements with analytics attributes: a section that contains two buttons. */
function MarkedClicks() {
  const mark = (action: string, label: string) => ({
    'data-ga-event-category': 'toolbar',
    'data-ga-event-action': action,
    'data-ga-event-label': label,
  });
  return (
    <section aria-label="Invoice 318" {...mark('open', 'invoice')}>
      <p>Due on Friday</p>
      <button type="button" {...mark('send', 'invoice')}>
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path data-testid="arrow" d="M2 21 23 12 2 3v7l15 2-15 2z" />
        </svg>{' '}
        Send
      </button>{' '}
      <button type="button" {...mark('remind', 'invoice')} data-ga-event-split="0.1">
        Remind
      </button>
    </section>
  );
}

const meta = {
  title: 'Docs UI/Analytics/Marked clicks',
  component: MarkedClicks,
  parameters: { draw: 0 },
  beforeEach: oncePerSignal(({ parameters }) => {
    send.mockReset();
    return installClicks(document, { send }, () => Number(parameters.draw));
  }),
} satisfies Meta<typeof MarkedClicks>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Sends the event of the closest element with analytics attributes, also on an SVG icon click. */
export const Nearest: Story = {
  parameters: { clauses: ['ANA-2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('arrow'));
    await userEvent.click(canvas.getByText('Due on Friday'));
    await expect(send.mock.calls).toEqual([
      ['toolbar', { eventAction: 'send', eventLabel: 'invoice' }],
      ['toolbar', { eventAction: 'open', eventLabel: 'invoice' }],
    ]);
  },
};

/** Sends only a share of the events when the element has `data-ga-event-split`. */
export const Share: Story = {
  parameters: { clauses: ['ANA-2'], draw: 0.5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind' }));
    await expect(send).not.toHaveBeenCalled();
  },
};
