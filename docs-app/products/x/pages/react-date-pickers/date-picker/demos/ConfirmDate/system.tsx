import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ConfirmDate() {
  const [booked, setBooked] = React.useState<Dayjs | null>(dayjs('2026-03-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Berth booked for"
        defaultValue={booked}
        onAccept={setBooked}
        closeOnSelect={false}
        disableHighlightToday
        slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Booked: {booked?.format('D MMMM') ?? 'no day'}
      </Typography>
    </LocalizationProvider>
  );
}
