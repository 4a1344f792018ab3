import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const ordered = dayjs('2026-03-13');
const items: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'Next free day',
    getValue: ({ isValid }) => {
      let day = ordered.add(1, 'day');
      while (!isValid(day) && day.isBefore('2026-05-01')) day = day.add(1, 'day');
      return day;
    },
  },
  { label: 'In a year', getValue: () => ordered.add(1, 'year') },
];

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        orientation="landscape"
        defaultValue={ordered}
        minDate={ordered}
        maxDate={dayjs('2026-04-30')}
        shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
        disableHighlightToday
        slotProps={{ shortcuts: { items, sx: { display: 'flex', flexWrap: 'wrap' } } }}
        sx={{ minWidth: 0, maxWidth: 320, '& .MuiDateCalendar-root': { width: '100%' } }}
      />
    </LocalizationProvider>
  );
}
