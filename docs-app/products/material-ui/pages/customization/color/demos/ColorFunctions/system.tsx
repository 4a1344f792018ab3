import Box from '@mui/material/Box';
import { teal } from '@mui/material/colors';
import { alpha, darken, lighten } from '@mui/material/styles';

const base = teal[700];

const strips = [
  { name: 'teal[700]', color: base },
  { name: 'lighten(teal[700], 0.3)', color: lighten(base, 0.3) },
  { name: 'darken(teal[700], 0.3)', color: darken(base, 0.3) },
  { name: 'alpha(teal[700], 0.3)', color: alpha(base, 0.3) },
];

export default function ColorFunctions() {
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', color: 'text.primary' }}
    >
      {strips.map(({ name, color }) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box
            aria-hidden
            style={{ backgroundColor: color }}
            sx={{ flexShrink: 0, width: 64, height: 32 }}
          />
          <code>{name}</code>
        </Box>
      ))}
    </Box>
  );
}
