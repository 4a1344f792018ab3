import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CardExpiry() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Card valid until"
        views={['year', 'month']}
        openTo="month"
        format="MM/YYYY"
        minDate={dayjs('2026-03-01')}
        maxDate={dayjs('2035-12-31')}
        defaultValue={dayjs('2028-07-01')}
      />
    </LocalizationProvider>
  );
}
