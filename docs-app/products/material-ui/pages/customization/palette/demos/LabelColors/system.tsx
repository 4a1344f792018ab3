import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';

const { palette } = createTheme({ palette: { contrastThreshold: 4.5 } });

const labels = [
  { name: 'Express', color: '#ad1457' },
  { name: 'Fragile', color: '#ffb300' },
  { name: 'Gift', color: '#4db6ac' },
  { name: 'Return', color: '#4527a0' },
];

export default function LabelColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {labels.map(({ name, color }) => (
        <Chip
          key={name}
          label={name}
          sx={{ backgroundColor: color, color: palette.getContrastText(color) }}
        />
      ))}
    </Stack>
  );
}
