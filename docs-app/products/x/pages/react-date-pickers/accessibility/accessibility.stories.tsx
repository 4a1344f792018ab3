import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import DayNamesDemo from './demos/DayNames/system.tsx';
import FieldDescriptionDemo from './demos/FieldDescription/system.tsx';
import SectionNamesDemo from './demos/SectionNames/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers accessibility',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a date picker with a label and a description of its format and limits. */
export const FieldDescription: Story = {
  render: () => <FieldDescriptionDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Check-in' })).toHaveAccessibleDescription(
      'Month, day and year; March to October 2026',
    );
    await expect(
      canvas.getByRole('button', { name: 'Choose date, selected date is Mar 14, 2026' }),
    ).toBeVisible();
  },
};

/** Shows a calendar whose days have the full date as their accessible name. */
export const DayNames: Story = {
  render: () => <DayNamesDemo />,
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByRole('gridcell', { name: '19, Thursday, March 2026' });
    await userEvent.click(day);
    await expect(day).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByRole('gridcell', { name: '15, Sunday, March 2026' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Shows a date field whose sections are spin buttons with names. */
export const SectionNames: Story = {
  render: () => <SectionNamesDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible();
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Month' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Born on 21 August 1984');
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Born on 21 March 1984');
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('status')).toHaveTextContent('The date is incomplete');
  },
};
