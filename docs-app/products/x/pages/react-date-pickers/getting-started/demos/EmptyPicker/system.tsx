import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function EmptyPicker() {
  const [pickup, setPickup] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup"
        value={pickup}
        onChange={setPickup}
        referenceDate={dayjs('2026-03-14T09:00')}
        disableHighlightToday
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {pickup?.isValid() ? pickup.format('D MMMM YYYY, HH:mm') : 'No pickup planned'}
      </Typography>
    </LocalizationProvider>
  );
}
