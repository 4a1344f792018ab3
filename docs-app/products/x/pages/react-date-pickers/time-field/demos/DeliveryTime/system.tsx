import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function DeliveryTime() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-16T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField label="Delivered at" value={time} onChange={setTime} />
      <Typography role="status" sx={{ mt: 1 }}>
        {time?.isValid() ? time.format('D MMMM YYYY, HH:mm') : 'Incomplete'}
      </Typography>
    </LocalizationProvider>
  );
}
