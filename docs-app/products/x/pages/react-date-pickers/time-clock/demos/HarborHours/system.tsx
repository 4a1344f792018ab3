import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function HarborHours() {
  const [entry, setEntry] = React.useState(dayjs('2026-03-16T09:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography role="status" sx={{ textAlign: 'center', mb: 2 }}>
        Ship enters the harbor at {entry.format('H:mm')}
      </Typography>
      <TimeClock
        value={entry}
        onChange={setEntry}
        views={['hours']}
        ampm={false}
        minTime={dayjs('2026-03-16T06:00')}
        maxTime={dayjs('2026-03-16T18:00')}
        shouldDisableTime={(time) => time.hour() === 12}
        sx={{ width: '100%' }}
      />
    </LocalizationProvider>
  );
}
