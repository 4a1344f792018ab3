import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldDescription() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2026-03-14')}
        minDate={dayjs('2026-03-01')}
        maxDate={dayjs('2026-10-31')}
        disableHighlightToday
        slotProps={{
          textField: { helperText: 'Month, day and year; March to October 2026' },
        }}
      />
    </LocalizationProvider>
  );
}
