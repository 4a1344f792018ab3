import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorExplanation } from '@vitrine/ui/errors';
import { errorTable } from '../fixtures/errors.ts';
import { StateSheet } from '../fixtures/StateSheet.tsx';

const SEARCHES = ['?code=9&args[]=fuchsiaa&args[]=dark', '?code=context/missing-provide', ''];

const meta = {
  title: 'Docs UI/Errors/ErrorExplanation/States',
  component: ErrorExplanation,
  args: { table: errorTable },
  argTypes: { table: { control: false } },
  render: ({ table }) => (
    <StateSheet>
      {() =>
        SEARCHES.map((search) => <ErrorExplanation key={search} search={search} table={table} />)
      }
    </StateSheet>
  ),
} satisfies Meta<typeof ErrorExplanation>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows a known, an unknown and a missing error code in both modes and directions. */
export const Sheet: Story = {};
