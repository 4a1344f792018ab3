import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const validOrNone = (date: Dayjs | null) => (date?.isValid() ? date : undefined);

export default function TravelDates() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2026-03-14'));
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2026-03-19'));
  const nights = arrival && departure ? departure.diff(arrival, 'day') : Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2 }}>
        <DatePicker
          label="Arrival"
          value={arrival}
          onChange={setArrival}
          maxDate={validOrNone(departure)}
          disableHighlightToday
        />
        <DatePicker
          label="Departure"
          value={departure}
          onChange={setDeparture}
          minDate={validOrNone(arrival)}
          disableHighlightToday
        />
      </Stack>
      <Typography role="status" sx={{ mt: 1 }}>
        {nights >= 0 ? `${nights} ${nights === 1 ? 'night' : 'nights'}` : 'Select two dates'}
      </Typography>
    </LocalizationProvider>
  );
}
