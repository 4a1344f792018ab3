import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function CallBack() {
  const [chosen, setChosen] = React.useState<Dayjs | null>(dayjs('2026-03-17T10:00'));
  const [accepted, setAccepted] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        value={chosen}
        onChange={setChosen}
        onAccept={setAccepted}
        ampm={false}
        minutesStep={5}
        disableHighlightToday
        localeText={{ toolbarTitle: 'When may we call back?' }}
        slotProps={{
          toolbar: { toolbarFormat: 'D MMM' },
          actionBar: { actions: ['clear', 'accept'] },
        }}
        sx={{
          minWidth: 0,
          maxWidth: 320,
          mx: 'auto',
          gridAutoColumns: 'auto minmax(0, 1fr) auto',
          '& .MuiDateCalendar-root, & .MuiTimeClock-root': { width: '100%' },
          '& .MuiPickersToolbarText-root': { fontSize: '1.75rem' },
        }}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {accepted ? `We call on ${accepted.format('dddd, D MMMM, HH:mm')}.` : 'No call planned.'}
      </Typography>
    </LocalizationProvider>
  );
}
