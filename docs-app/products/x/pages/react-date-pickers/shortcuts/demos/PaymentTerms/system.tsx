import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const invoiced = dayjs('2026-03-02');
const items = [
  { label: '14 days', getValue: () => invoiced.add(14, 'day') },
  { label: '30 days', getValue: () => invoiced.add(30, 'day') },
  { label: 'End of month', getValue: () => invoiced.endOf('month') },
];

export default function PaymentTerms() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Payment due"
        defaultValue={invoiced}
        disableHighlightToday
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
