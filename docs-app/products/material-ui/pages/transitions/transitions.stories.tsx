import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CustomChildDemo from './demos/CustomChild/system.tsx';
import FadeWordDemo from './demos/FadeWord/system.tsx';
import DeliveryTermsDemo from './demos/DeliveryTerms/system.tsx';
import NoticeTransitionsDemo from './demos/NoticeTransitions/system.tsx';

const meta = {
  title: 'Material UI/Transitions',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows four notices with different enter and exit transitions. */
export const NoticeTransitions: Story = {
  render: () => <NoticeTransitionsDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notices' });
    await expect(canvas.getAllByRole('note')).toHaveLength(4);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryAllByRole('note')).toHaveLength(0));
    await expect(canvas.getByText(/^Fade/)).not.toBeVisible();
    await expect(canvas.queryByText(/^Zoom/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    await waitFor(() => {
      for (const note of canvas.getAllByRole('note')) {
        void expect(note).toHaveStyle({ opacity: '1' });
      }
    });
    await expect(canvas.getAllByRole('note')).toHaveLength(4);
  },
};

/** Shows text that expands vertically, and a word that expands horizontally. */
export const DeliveryTerms: Story = {
  render: () => <DeliveryTermsDemo />,
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByText(/We bring every order/).closest('.MuiCollapse-root');
    await expect(fold?.clientHeight).toBe(48);
    await userEvent.click(canvas.getByRole('button', { name: 'The whole text', expanded: false }));
    await waitFor(() => expect(fold).toHaveClass('MuiCollapse-entered'));
    await expect(fold?.clientHeight).toBeGreaterThan(48);
    await expect(canvas.queryByText('SPRING')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const code = await canvas.findByText('SPRING');
    await waitFor(() =>
      expect(code.closest('.MuiCollapse-root')).toHaveClass('MuiCollapse-entered'),
    );
    await expect(code).toBeVisible();
  },
};

/** Shows a word that fades in and out. */
export const FadeWord: Story = {
  render: () => <FadeWordDemo />,
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText('Ready for the courier');
    await userEvent.click(canvas.getByRole('button', { name: 'Packed' }));
    await waitFor(() => expect(text).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Packed' }));
    await waitFor(() => expect(text).toHaveStyle({ opacity: '1' }));
  },
};

/** Shows a custom component that forwards the ref and the style of a transition. */
export const CustomChild: Story = {
  render: () => <CustomChildDemo />,
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByText('Your berth is booked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Notice' }));
    await waitFor(() => expect(notice).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Notice' }));
    await waitFor(() => expect(notice).toHaveStyle({ opacity: '1' }));
  },
};
