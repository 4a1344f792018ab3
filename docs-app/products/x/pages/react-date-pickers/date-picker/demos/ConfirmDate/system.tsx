import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const show = (date: Dayjs | null) => (date?.isValid() ? date.format('D MMMM') : 'no day');

export default function ConfirmDate() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-03-14'));
  const [booked, setBooked] = React.useState(day);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Berth booked for"
        value={day}
        onChange={setDay}
        onAccept={setBooked}
        closeOnSelect={false}
        disableHighlightToday
        slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        In the field: {show(day)}. Booked: {show(booked)}.
      </Typography>
    </LocalizationProvider>
  );
}
