import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const initial = dayjs('2026-03-16T14:30');

export default function TwoFields() {
  const [day, setDay] = React.useState<Dayjs | null>(initial);
  const [time, setTime] = React.useState<Dayjs | null>(initial);
  const pickup =
    day?.isValid() && time?.isValid() ? day.hour(time.hour()).minute(time.minute()) : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Pickup"
        sx={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2 }}
      >
        <DateField label="Pickup day" value={day} onChange={setDay} sx={{ width: 150 }} />
        <TimeField
          label="Pickup time"
          value={time}
          onChange={setTime}
          ampm={false}
          sx={{ width: 110 }}
        />
      </Stack>
      <Typography role="status" sx={{ mt: 1 }}>
        {pickup?.format('dddd, D MMMM, HH:mm') ?? 'Incomplete'}
      </Typography>
    </LocalizationProvider>
  );
}
