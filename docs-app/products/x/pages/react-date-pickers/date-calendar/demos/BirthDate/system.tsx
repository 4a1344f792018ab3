import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function BirthDate() {
  const [born, setBorn] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={born}
        onChange={setBorn}
        views={['year', 'month', 'day']}
        openTo="year"
        minDate={dayjs('1996-01-01')}
        maxDate={dayjs('2007-12-31')}
        referenceDate={dayjs('2001-01-01')}
        disableHighlightToday
        sx={{ width: '100%', maxWidth: 320, mx: 0 }}
      />
      <Typography role="status">
        {born ? `Born on ${born.format('D MMMM YYYY')}` : 'Select a year, a month and a day'}
      </Typography>
    </LocalizationProvider>
  );
}
