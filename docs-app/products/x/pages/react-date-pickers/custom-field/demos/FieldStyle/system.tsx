import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldStyle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-03-14')}
        disableHighlightToday
        slots={{ openPickerIcon: LocalShippingOutlined }}
        slotProps={{
          textField: { variant: 'standard', helperText: 'We deliver from 8 to 18' },
        }}
      />
    </LocalizationProvider>
  );
}
