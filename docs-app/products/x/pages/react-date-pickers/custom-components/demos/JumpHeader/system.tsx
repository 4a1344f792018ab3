import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import { useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';

function QuarterHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  const { currentMonth, labelId, onMonthChange } = props;
  const rtl = useTheme().direction === 'rtl';
  const Earlier = rtl ? KeyboardDoubleArrowRight : KeyboardDoubleArrowLeft;
  const Later = rtl ? KeyboardDoubleArrowLeft : KeyboardDoubleArrowRight;

  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', px: 2 }}>
      <IconButton
        aria-label="Three months earlier"
        onClick={() => onMonthChange(currentMonth.subtract(3, 'month'), 'right')}
      >
        <Earlier />
      </IconButton>
      <Typography id={labelId} aria-live="polite">
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <IconButton
        aria-label="Three months later"
        onClick={() => onMonthChange(currentMonth.add(3, 'month'), 'left')}
      >
        <Later />
      </IconButton>
    </Stack>
  );
}

export default function JumpHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-03-14')}
        disableHighlightToday
        slots={{ calendarHeader: QuarterHeader }}
        sx={{ width: '100%', maxWidth: 320, mx: 0, pt: 2 }}
      />
    </LocalizationProvider>
  );
}
