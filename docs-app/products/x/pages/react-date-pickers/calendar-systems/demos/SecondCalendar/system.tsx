import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const persian = new Intl.DateTimeFormat('en-u-ca-persian', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

export default function SecondCalendar() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2026-03-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Arrival"
        value={arrival}
        onChange={setArrival}
        disableHighlightToday
        slotProps={{
          textField: {
            helperText: arrival?.isValid() ? persian.format(arrival.toDate()) : 'Persian date',
          },
        }}
      />
    </LocalizationProvider>
  );
}
