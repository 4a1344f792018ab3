import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PickupSlot() {
  const [slot, setSlot] = React.useState(dayjs('2026-03-14T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        value={slot}
        onChange={setSlot}
        ampm={false}
        minTime={dayjs('2026-03-14T09:00')}
        maxTime={dayjs('2026-03-14T17:30')}
        shouldDisableTime={(time) => time.hour() === 12}
        skipDisabled
        slotProps={{ digitalClockItem: { sx: { fontVariantNumeric: 'tabular-nums' } } }}
        sx={{ maxWidth: 160, maxHeight: 240, border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Your parcel is ready at {slot.format('HH:mm')}.
      </Typography>
    </LocalizationProvider>
  );
}
