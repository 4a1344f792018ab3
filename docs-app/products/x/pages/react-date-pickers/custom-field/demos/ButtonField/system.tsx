import * as React from 'react';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickersContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function DayButton(props: DatePickerFieldProps<Dayjs>) {
  const { id, label, value, disabled, InputProps } = props;
  const { open, onOpen, onClose } = usePickersContext();

  return (
    <Button
      ref={InputProps?.ref}
      id={id}
      variant="outlined"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={open ? onClose : onOpen}
    >
      {label}: {value?.format('ddd, D MMM') ?? 'any day'}
    </Button>
  );
}

export default function ButtonField() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-03-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Sailings on"
        value={day}
        onChange={setDay}
        disableHighlightToday
        slots={{ field: DayButton }}
      />
    </LocalizationProvider>
  );
}
