import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoredUtc() {
  const [pickup, setPickup] = React.useState<Dayjs | null>(dayjs.utc('2026-03-14T23:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Pickup in Helsinki"
        value={pickup}
        onChange={setPickup}
        timezone="Europe/Helsinki"
        ampm={false}
        disableHighlightToday
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Stored: {pickup?.isValid() ? pickup.utc().format() : 'nothing'}
      </Typography>
    </LocalizationProvider>
  );
}
