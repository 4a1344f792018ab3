import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function FerryCheckIn() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2026-03-14T10:00'));
  const checkIn = departure?.isValid() ? departure.subtract(45, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Departure of the ferry"
        value={departure}
        onChange={setDeparture}
        ampm={false}
        disableHighlightToday
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {checkIn ? `Check in until ${checkIn.format('D MMMM, HH:mm')}` : 'No valid departure'}
      </Typography>
    </LocalizationProvider>
  );
}
