import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function VisitDay() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-03-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={day}
        onChange={setDay}
        disableHighlightToday
        sx={{ width: '100%', maxWidth: 320, mx: 0 }}
      />
      <Typography role="status">Visit on {day?.format('D MMMM YYYY')}</Typography>
    </LocalizationProvider>
  );
}
