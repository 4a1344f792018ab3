import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CalendarOnly() {
  const [day, setDay] = React.useState(dayjs('2026-03-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={day}
        onChange={setDay}
        disableHighlightToday
        sx={{ mx: 'auto', maxWidth: '100%' }}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        The workshop is on {day.format('dddd, D MMMM YYYY')}.
      </Typography>
    </LocalizationProvider>
  );
}
