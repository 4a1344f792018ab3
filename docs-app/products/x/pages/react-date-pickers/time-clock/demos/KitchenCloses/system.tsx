import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function KitchenCloses() {
  const [time, setTime] = React.useState(dayjs('2026-03-14T21:30'));
  const [view, setView] = React.useState<'hours' | 'minutes' | 'seconds'>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography role="status" sx={{ textAlign: 'center' }}>
        The kitchen closes at {time.format('h:mm A')}.
      </Typography>
      <Typography variant="body2" sx={{ textAlign: 'center' }}>
        {view === 'hours' ? 'Choose the hour.' : 'Choose the minutes.'}
      </Typography>
      <TimeClock
        value={time}
        onChange={setTime}
        view={view}
        onViewChange={setView}
        views={['hours', 'minutes']}
        ampm
        ampmInClock
        minutesStep={5}
        showViewSwitcher
        slotProps={{
          previousIconButton: { size: 'small' },
          nextIconButton: { size: 'small' },
        }}
        sx={{ width: '100%', maxWidth: 320, mx: 'auto', pt: 3 }}
      />
    </LocalizationProvider>
  );
}
