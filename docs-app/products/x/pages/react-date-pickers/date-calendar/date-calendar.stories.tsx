import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
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
