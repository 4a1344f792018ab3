import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const meeting = dayjs('2026-03-14T09:30');

export default function PickerFamily() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Day" defaultValue={meeting} />
        <TimePicker label="Start" defaultValue={meeting} />
        <DateTimePicker label="Reminder" defaultValue={meeting} />
      </Stack>
    </LocalizationProvider>
  );
}
