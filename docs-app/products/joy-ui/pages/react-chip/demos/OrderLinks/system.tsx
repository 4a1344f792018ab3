import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const states = [
  { name: 'Open', count: 12 },
  { name: 'Packed', count: 4 },
  { name: 'Late', count: 1 },
];

export default function OrderLinks() {
  return (
    <Stack
      component="nav"
      aria-label="Orders by state"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {states.map(({ name, count }) => (
        <Chip
          key={name}
          size="lg"
          variant="outlined"
          slotProps={{ action: { component: 'a', href: `#${name.toLowerCase()}-orders` } }}
        >
          {name}: {count}
        </Chip>
      ))}
    </Stack>
  );
}
