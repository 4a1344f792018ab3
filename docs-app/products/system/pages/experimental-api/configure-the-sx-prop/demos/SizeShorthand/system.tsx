import { unstable_defaultSxConfig as defaultSxConfig } from '@mui/system';
import Box from '@mui/system/Box';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = {
  unstable_sxConfig: {
    ...defaultSxConfig,
    size: { style: ({ size }: { size?: number }) => ({ width: size, height: size }) },
  },
};

const berths = [
  { name: 'A1', size: 40 },
  { name: 'A2', size: 56 },
  { name: 'A3', size: 72 },
];

export default function SizeShorthand() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'end' }}>
        {berths.map(({ name, size }) => (
          <Box
            key={name}
            sx={{
              size,
              display: 'grid',
              placeItems: 'center',
              borderRadius: 1,
              bgcolor: 'primary.soft',
              color: 'text.primary',
            }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
