import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function ClockViews() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-03-14T19:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Table for two"
        value={time}
        onChange={setTime}
        viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {time?.isValid() ? `Reserved for ${time.format('h:mm A')}.` : 'No time yet.'}
      </Typography>
    </LocalizationProvider>
  );
}
