import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function BirthYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        openTo="year"
        yearsOrder="desc"
        minDate={dayjs('1920-01-01')}
        maxDate={dayjs('2026-03-14')}
        referenceDate={dayjs('1990-01-01')}
        disableHighlightToday
      />
    </LocalizationProvider>
  );
}
