import NavigationIcon from '@mui/icons-material/Navigation';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        {sizes.map((size) => (
          <Fab key={size} size={size} aria-label={`Start, ${size}`}>
            <NavigationIcon />
          </Fab>
        ))}
      </Stack>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {sizes.map((size) => (
          <Fab key={size} size={size} variant="extended" color="primary">
            <NavigationIcon sx={{ marginInlineEnd: 1 }} />
            Start
          </Fab>
        ))}
      </Stack>
    </Stack>
  );
}
