import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const monday = dayjs('2026-03-16');
const items = [1, 2, 4].map((weeks) => ({
  label: `Week ${weeks}`,
  getValue: () => monday.add(weeks, 'week'),
}));

function WeekButtons(props: PickersShortcutsProps<Dayjs | null>) {
  const { className, isValid, onChange } = props;

  return (
    <ButtonGroup size="small" aria-label="Weeks after the order" className={className}>
      {(props.items ?? []).map((item) => (
        <Button key={item.label} onClick={() => onChange(item.getValue({ isValid }), 'set', item)}>
          {item.label}
        </Button>
      ))}
    </ButtonGroup>
  );
}

export default function ButtonShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        orientation="landscape"
        defaultValue={monday}
        disableHighlightToday
        slots={{ shortcuts: WeekButtons }}
        slotProps={{ shortcuts: { items } }}
        sx={{ minWidth: 0, maxWidth: 320, '& .MuiDateCalendar-root': { width: '100%' } }}
      />
    </LocalizationProvider>
  );
}
