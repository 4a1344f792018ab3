import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersSectionListClasses } from '@mui/x-date-pickers/PickersSectionList';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import dayjs, { type Dayjs } from 'dayjs';

function SectionTextField(props: PickersTextFieldProps) {
  return (
    <PickersTextField
      {...props}
      helperText="Day, month and year are elements of their own"
      sx={{
        maxWidth: '16.25rem',
        [`& .${pickersSectionListClasses.section}`]: { fontVariantNumeric: 'tabular-nums' },
        [`& .${pickersSectionListClasses.sectionContent}`]: { fontWeight: 600 },
      }}
    />
  );
}

export default function SectionField() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-03-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Contract begins"
        value={date}
        onChange={setDate}
        format="D MMMM YYYY"
        enableAccessibleFieldDOMStructure
        disableHighlightToday
        slots={{ textField: SectionTextField }}
      />
    </LocalizationProvider>
  );
}
