import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose, TaskMark } from '@vitrine/ui/prose';

const meta = {
  title: 'Docs UI/Prose/TaskMark',
  component: TaskMark,
  args: { checked: false },
  render: (args) => (
    <Prose>
      <ul className="contains-task-list">
        <li className="task-list-item">
          <TaskMark {...args} /> Install the package
        </li>
      </ul>
    </Prose>
  ),
} satisfies Meta<typeof TaskMark>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows a completed task. Its checkbox has an accessible name (FAULT D5). */
export const Done: Story = {
  args: { checked: true },
  parameters: { clauses: ['WCAG 4.1.2'] },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('checkbox', { name: 'Completed task' });
    await expect(mark).toBeChecked();
    await expect(mark).toBeDisabled();
  },
};

/** Shows a task that is not completed. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Incomplete task' })).not.toBeChecked();
  },
};

/** Translates the accessible name of the checkbox to Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: '未完成的任务' })).toBeVisible();
  },
};
