import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const localeText = {
  hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')} hours`,
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')} minutes`,
};

export default function ShiftStart() {
  const [start, setStart] = React.useState(dayjs('2026-03-14T08:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <MultiSectionDigitalClock
        value={start}
        onChange={setStart}
        ampm
        views={['hours', 'minutes', 'meridiem']}
        timeSteps={{ minutes: 15 }}
        minTime={dayjs('2026-03-14T05:00')}
        maxTime={dayjs('2026-03-14T21:45')}
        skipDisabled
        slotProps={{ digitalClockSectionItem: { sx: { fontVariantNumeric: 'tabular-nums' } } }}
        sx={{ width: 'fit-content', border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        The shift begins at {start.format('h:mm A')}.
      </Typography>
    </LocalizationProvider>
  );
}
