import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function DialogAndInline() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <MobileDatePicker label="Pickup" defaultValue={dayjs('2026-03-14')} disableHighlightToday />
        <StaticDatePicker
          defaultValue={dayjs('2026-03-18')}
          disableHighlightToday
          slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
          sx={{ minWidth: 0, maxWidth: '100%', '& .MuiDateCalendar-root': { width: '100%' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
