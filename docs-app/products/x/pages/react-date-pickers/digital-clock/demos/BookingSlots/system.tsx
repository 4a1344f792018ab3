import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function BookingSlots() {
  const [slot, setSlot] = React.useState(dayjs('2026-03-16T10:00'));
  const saturday = slot.day() === 6;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2 }}>
        <DateCalendar
          value={slot}
          onChange={setSlot}
          shouldDisableDate={(day) => day.day() === 0}
          disableHighlightToday
          sx={{ width: '100%', maxWidth: 320, mx: 0 }}
        />
        <DigitalClock
          value={slot}
          onChange={setSlot}
          ampm={false}
          timeStep={60}
          minTime={dayjs('2026-03-16T09:00')}
          maxTime={dayjs(saturday ? '2026-03-16T12:00' : '2026-03-16T17:00')}
          skipDisabled
          sx={{ width: 120, maxHeight: 320 }}
        />
      </Stack>
      <Typography role="status">{slot.format('dddd, D MMMM, HH:mm')}</Typography>
    </LocalizationProvider>
  );
}
