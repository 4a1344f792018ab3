import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function PickupDate() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-03-14'));
  const [accepted, setAccepted] = React.useState('nothing');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup of the parcel"
        value={date}
        onChange={setDate}
        onAccept={(day) => setAccepted(day?.isValid() ? day.format('D MMMM') : 'nothing')}
        disableHighlightToday
      />
      <Box role="status" sx={{ mt: 1 }}>
        <Typography>
          Value: {date?.isValid() ? date.format('dddd, D MMMM') : 'no valid date'}
        </Typography>
        <Typography>Accepted: {accepted}</Typography>
      </Box>
    </LocalizationProvider>
  );
}
