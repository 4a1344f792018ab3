import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function Appointment() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-03-16T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker label="Appointment" value={start} onChange={setStart} disableHighlightToday />
      <Typography role="status" sx={{ mt: 1 }}>
        {start?.isValid() ? start.format('dddd, D MMMM, h:mm A') : 'No appointment'}
      </Typography>
    </LocalizationProvider>
  );
}
