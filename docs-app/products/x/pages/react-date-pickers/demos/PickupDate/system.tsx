import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function PickupDate() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-03-14'));
  const [picked, setPicked] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pickup of the parcel"
        value={date}
        onChange={setDate}
        onAccept={(day) => setPicked(day?.format('D MMMM') ?? 'nothing')}
        disableHighlightToday
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {date?.isValid() ? date.format('dddd, D MMMM YYYY') : 'No valid date'}. Chosen in the
        calendar: {picked}.
      </Typography>
    </LocalizationProvider>
  );
}
