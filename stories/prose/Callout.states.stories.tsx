import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout, CALLOUT_SEVERITIES, Prose } from '@vitrine/ui/prose';
import { StateSheet } from '../fixtures/StateSheet.tsx';

const meta = {
  title: 'Docs UI/Prose/Callout/States',
  component: Callout,
  render: () => (
    <StateSheet>
      {() => (
        <Prose>
          {CALLOUT_SEVERITIES.map((severity) => (
            <Callout key={severity} severity={severity}>
              <p>
                A note of severity <code>{severity}</code>, with code in it.
              </p>
            </Callout>
          ))}
        </Prose>
      )}
    </StateSheet>
  ),
} satisfies Meta<typeof Callout>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows every severity in both modes and directions. */
export const Sheet: Story = {};
