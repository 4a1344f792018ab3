import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WhenToUse } from '@vitrine/ui/page';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Page/WhenToUse',
  component: WhenToUse,
  decorators: [withSite],
  args: {
    useWhen: [
      'A decision cannot wait until people have finished their task.',
      'A short form belongs to one item of the page.',
    ],
    avoidWhen: ['People need to read the page while they decide.'],
    instead: [
      {
        when: 'The message needs no answer',
        title: 'Alert',
        pathname: '/material-ui/react-alert',
      },
    ],
  },
} satisfies Meta<typeof WhenToUse>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Lists when to use a component, when not to use it, and a link to an alternative. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const use = canvas.getByRole('list', { name: 'When to use' });
    await expect(use.children).toHaveLength(2);
    const avoid = canvas.getByRole('list', { name: 'When not to use' });
    await expect(avoid).toHaveTextContent('The message needs no answer: Alert');
    await expect(canvas.getByRole('link', { name: 'Alert' })).toHaveAttribute(
      'href',
      '/material-ui/react-alert',
    );
  },
};

/** Shows one column when there is no reason against the component. */
export const OnlyUse: Story = {
  args: { avoidWhen: [], instead: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
};

/** Shows names in backticks as code. */
export const Code: Story = {
  args: {
    avoidWhen: ['A form submits the value, because a group has no `name`.'],
    instead: [{ when: 'One element needs a `maxWidth`', title: 'Box', pathname: '/ui/react-box' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('name')).toHaveProperty('tagName', 'CODE');
    await expect(canvas.getByText('maxWidth')).toHaveProperty('tagName', 'CODE');
  },
};

/** Renders nothing without reasons. */
export const Empty: Story = {
  args: { useWhen: [], avoidWhen: [], instead: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Wraps long reasons and names. */
export const LongContent: Story = {
  args: {
    useWhen: [
      'An application has hundreds of views, each view has its own address, and people return to these addresses from mail and from the reports of their colleagues.',
    ],
    instead: [
      {
        when: 'The name of the component is longer than the line of a phone',
        title: 'unstable_createMuiStrictModeTheme_with_all_of_its_options',
        pathname: '/long',
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Renders from right to left in Chinese. */
export const Chinese: Story = { globals: { language: 'zh', direction: 'rtl' } };

/** Stacks the columns on a phone. */
export const SmallScreen: Story = { globals: { viewport: { value: 'xs' } } };
