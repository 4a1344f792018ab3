import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import SequentialNotesDemo from './demos/SequentialNotes/system.tsx';
import TwoColumnsDemo from './demos/TwoColumns/system.tsx';
import NoteWallDemo from './demos/NoteWall/system.tsx';

const meta = {
  title: 'Material UI/Masonry',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows six notes that fill the shortest column first, or the columns in sequence. */
export const NoteWall: Story = {
  render: () => <NoteWallDemo />,
  play: async ({ canvas, userEvent }) => {
    const orders = () =>
      Array.from(
        canvas.getByText('Good chairs.').parentElement?.querySelectorAll('.MuiPaper-root') ?? [],
        (note) => getComputedStyle(note).order,
      );
    const columns = window.matchMedia('(min-width: 600px)').matches ? 3 : 2;
    const inTurns = Array.from({ length: 6 }, (_, index) => `${(index % columns) + 1}`);
    await waitFor(() => expect(orders().slice(0, columns)).toEqual(inTurns.slice(0, columns)));
    await waitFor(() => expect(orders()).not.toEqual(inTurns));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(orders()).toEqual(inTurns));
  },
};

/** Shows three notes in two columns. */
export const TwoColumns: Story = {
  render: () => <TwoColumnsDemo />,
  play: async ({ canvas }) => {
    const left = (text: RegExp) => canvas.getByText(text).getBoundingClientRect().left;
    await waitFor(() => expect(left(/^We have/)).toBeGreaterThan(left(/^Good/)));
    await waitFor(() => expect(left(/^Nice/)).toBe(left(/^Good/)));
  },
};

/** Shows blocks that fill the columns in sequence. */
export const SequentialNotes: Story = {
  render: () => <SequentialNotesDemo />,
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await waitFor(() => expect(left('Note 4')).toBe(left('Note 2')));
    await expect(left('Note 3')).toBe(left('Note 1'));
  },
};
