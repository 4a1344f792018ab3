import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function OpeningTimes() {
  const [opens, setOpens] = React.useState<Dayjs | null>(dayjs('2026-03-14T08:30'));
  const [closes, setCloses] = React.useState<Dayjs | null>(dayjs('2026-03-14T17:00'));
  const hours = opens && closes ? closes.diff(opens, 'hour', true) : Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 260 }}>
        <TimePicker label="Opens" ampm={false} value={opens} onChange={setOpens} />
        <TimePicker
          label="Closes"
          ampm={false}
          minTime={opens ?? undefined}
          value={closes}
          onChange={setCloses}
        />
        <Typography role="status">
          {hours > 0 ? `Open for ${hours.toFixed(1)} hours.` : 'Closed all day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
