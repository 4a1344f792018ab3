import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['America/New_York', 'Europe/Lisbon', 'Europe/Helsinki', 'Asia/Tokyo'];

export default function ZoneChoice() {
  const [zone, setZone] = React.useState('Europe/Lisbon');
  const [call, setCall] = React.useState<Dayjs | null>(dayjs.utc('2026-03-16T14:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 260 }}>
        <TextField
          select
          label="Time zone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name.split('/')[1]?.replace('_', ' ')}
            </MenuItem>
          ))}
        </TextField>
        <TimeField
          label="Call"
          value={call}
          onChange={setCall}
          timezone={zone}
          ampm={false}
          helperText={call?.isValid() ? `${call.utc().format('HH:mm')} in UTC` : 'No call planned'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
