import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import dayjs from 'dayjs';

const localeText = {
  toolbarTitle: 'When does the ferry leave?',
  openTimePickerDialogue: (_time: unknown, _utils: unknown, formattedTime: string | null) =>
    formattedTime ? `Change departure, now ${formattedTime}` : 'Set departure',
};

export default function ToolbarTitle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileTimePicker
        label="Departure"
        defaultValue={dayjs('2026-03-14T18:40')}
        localeText={localeText}
      />
    </LocalizationProvider>
  );
}
