import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function WorkedHours() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2026-03-16T08:15'));
  const [until, setUntil] = React.useState<Dayjs | null>(dayjs('2026-03-16T16:45'));
  const hours = from && until ? until.diff(from, 'hour', true) : Number.NaN;
  const early = hours < 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 260 }}>
        <TimeField label="From" ampm={false} value={from} onChange={setFrom} required />
        <TimeField
          label="Until"
          format="HH:mm"
          value={until}
          onChange={setUntil}
          minTime={from?.isValid() ? from : undefined}
          minutesStep={15}
          required
          color={early ? 'error' : 'primary'}
          helperText={early ? 'This is before the shift began.' : 'In quarters of an hour'}
        />
        <Typography role="status">
          {hours >= 0 ? `${hours.toFixed(2)} hours worked` : 'No hours yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
