import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function FinishTimes() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-03-14T09:00:00'));
  const [finish, setFinish] = React.useState<Dayjs | null>(dayjs('2026-03-14T09:42:18'));
  const seconds = start && finish ? finish.diff(start, 'second') : Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 260 }}>
        <TimeField label="Start" format="HH:mm:ss" value={start} onChange={setStart} />
        <TimeField label="Finish" format="HH:mm:ss" value={finish} onChange={setFinish} />
        <Typography role="status">
          {seconds >= 0 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : 'No result'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
