import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const arrival = dayjs('2026-03-04');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 260 }}>
        <DateField label="Digits" format="DD.MM.YYYY" defaultValue={arrival} />
        <DateField label="Letters" format="ddd, MMM D" defaultValue={arrival} />
        <DateField
          label="Without leading zeros"
          format="D/M/YY"
          shouldRespectLeadingZeros
          defaultValue={arrival}
        />
      </Stack>
    </LocalizationProvider>
  );
}
