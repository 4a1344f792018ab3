import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';
import SvgIcon from '@mui/joy/SvgIcon';

export default function PeriodSelect() {
  return (
    <Select
      aria-label="Period"
      defaultValue="week"
      placeholder="This week"
      indicator={
        <SvgIcon>
          <path d="M7 10l5 5 5-5z" />
        </SvgIcon>
      }
      slotProps={{ listbox: { 'aria-label': 'Period' } }}
      sx={{
        maxWidth: 200,
        [`& .${selectClasses.indicator}.${selectClasses.expanded}`]: { rotate: '180deg' },
      }}
    >
      <Option value="week">This week</Option>
      <Option value="month">This month</Option>
      <Option value="year">This year</Option>
    </Select>
  );
}
