import * as React from 'react';
import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';

const theme = createTheme({
  palette: { primary: { main: '#1a5fb4' } },
  typography: { fontWeightBold: 700 },
  shadows: ['none', '0 1px 3px rgb(0 0 0 / 0.25)'],
});

const entries = {
  'p: 2': { p: 2 },
  'mx: auto': { mx: 'auto' },
  'bgcolor: primary.main': { bgcolor: 'primary.main' },
  'border: 1': { border: 1 },
  'borderRadius: 2': { borderRadius: 2 },
  'width: 0.5': { width: 0.5 },
  'maxWidth: sm': { maxWidth: 'sm' },
  'boxShadow: 1': { boxShadow: 1 },
  'fontWeight: bold': { fontWeight: 'bold' },
};

type Entry = keyof typeof entries;

export default function PropertyResult() {
  const [entry, setEntry] = React.useState<Entry>('p: 2');

  return (
    <Box sx={{ color: 'text.primary' }}>
      <Box component="label" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        Entry of sx
        <select value={entry} onChange={(event) => setEntry(event.target.value as Entry)}>
          {Object.keys(entries).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Box>
      <Box
        component="output"
        aria-label="CSS"
        sx={{ display: 'block', p: 2, bgcolor: 'primary.soft', fontFamily: 'monospace' }}
      >
        {Object.entries(theme.unstable_sx(entries[entry])).map(([name, value]) => (
          <div key={name}>
            {name}: {String(value)}
          </div>
        ))}
      </Box>
    </Box>
  );
}
