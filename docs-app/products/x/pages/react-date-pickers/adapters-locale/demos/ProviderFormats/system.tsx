import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const arrival = dayjs('2026-03-04');
const dateFormats = { keyboardDate: 'YYYY-MM-DD' };

export default function ProviderFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="Arrival" defaultValue={arrival} />
        <DateField label="Departure" defaultValue={arrival.add(10, 'day')} />
        <DateCalendar
          defaultValue={arrival}
          dayOfWeekFormatter={(day: Dayjs) => day.format('ddd')}
          disableHighlightToday
          slotProps={{ calendarHeader: { format: 'MMM YYYY' } }}
          sx={{ width: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
