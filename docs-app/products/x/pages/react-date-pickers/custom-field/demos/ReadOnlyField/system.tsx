import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickersContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

function ChosenDay(props: DatePickerFieldProps<Dayjs>) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, format, timezone, disabled } = internalProps;
  const { id, label, InputProps } = forwardedProps;
  const { onOpen } = usePickersContext();
  const placeholder = useParsedFormat(internalProps);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <TextField
      id={id}
      label={label}
      disabled={disabled}
      value={value?.format(format) ?? ''}
      placeholder={placeholder}
      error={hasValidationError}
      onClick={onOpen}
      onKeyDown={(event) => event.key === 'Enter' && onOpen(event)}
      slotProps={{
        input: { ...InputProps, readOnly: true },
        htmlInput: { 'aria-haspopup': 'dialog' },
      }}
    />
  );
}

export default function ReadOnlyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection"
        defaultValue={dayjs('2026-03-16')}
        format="dddd, D MMMM"
        shouldDisableDate={(day) => day.day() !== 1}
        disableHighlightToday
        slots={{ field: ChosenDay }}
      />
    </LocalizationProvider>
  );
}
