import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

const icons = [
  { name: 'Print label', path: 'M6 9V3h12v6M6 18H3V9h18v9h-3M6 14h12v7H6z' },
  { name: 'Download invoice', path: 'M12 3v12M7 10l5 5 5-5M4 21h16' },
  { name: 'Close', path: 'M5 5l14 14M19 5L5 19' },
];

export default function UnwrappedIcons() {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{
        '& .icon': {
          width: '1em',
          height: '1em',
          margin: 'var(--Icon-margin)',
          fontSize: 'var(--Icon-fontSize, 20px)',
          color: 'var(--Icon-color)',
        },
      }}
    >
      {icons.map(({ name, path }) => (
        <IconButton key={name} variant="soft" aria-label={name}>
          <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
            <path d={path} strokeWidth="2" />
          </svg>
        </IconButton>
      ))}
    </Stack>
  );
}
