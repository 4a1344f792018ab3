import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import BirthDateDemo from './demos/BirthDate/system.tsx';
import VisitDayDemo from './demos/VisitDay/system.tsx';
import MarketDaysDemo from './demos/MarketDays/system.tsx';
import ReportMonthDemo from './demos/ReportMonth/system.tsx';

const meta = {
  title: 'MUI X/Date Calendar',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a calendar that marks market days, and a skeleton while the days load. */
export const MarketDays: Story = {
  render: () => <MarketDaysDemo />,
  play: async ({ canvas, userEvent, globals }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Saturday, 14 March');
    await expect(canvas.getByRole('gridcell', { name: '15' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('gridcell', { name: '18, market day' }));
    await expect(status).toHaveTextContent('Wednesday, 18 March');
    const next = globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(`${next}{Enter}`);
    await expect(status).toHaveTextContent('Thursday, 19 March');
    const loading = canvas.getByRole('checkbox', { name: 'The days are still on their way' });
    await userEvent.click(loading);
    await expect(canvas.queryByRole('gridcell')).not.toBeInTheDocument();
    await userEvent.click(loading);
    await expect(canvas.getByRole('gridcell', { name: '19' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Shows a year and a month, each as a radio group. */
export const ReportMonth: Story = {
  render: () => <ReportMonthDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Invoices of March 2024');
    await expect(canvas.getByRole('radio', { name: 'December' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '2022' }));
    await expect(status).toHaveTextContent('Invoices of March 2022');
    await userEvent.click(canvas.getByRole('radio', { name: 'November' }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(status).toHaveTextContent('Invoices of August 2022');
  },
};

/** Shows a calendar of a month with a selected day. */
export const VisitDay: Story = {
  render: () => <VisitDayDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: '19' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Visit on 19 March 2026');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Visit on 26 March 2026');
  },
};

/** Shows a calendar that asks for the year, the month and the day. */
export const BirthDate: Story = {
  render: () => <BirthDateDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1998' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'July' }));
    await userEvent.click(await canvas.findByRole('gridcell', { name: '21' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Born on 21 July 1998');
  },
};
