import * as React from 'react';
import Box from '@mui/system/Box';

const widths = [1 / 4, 0.75, 1, 120];

export default function StorageBar() {
  const [chosen, setChosen] = React.useState(1 / 4);

  return (
    <Box component="fieldset" sx={{ maxWidth: 420, m: 0, p: 0, border: 0, color: 'text.primary' }}>
      <legend>Width of the bar</legend>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 2 }}>
        {widths.map((width) => (
          <label key={width}>
            <input
              type="radio"
              name="width"
              checked={width === chosen}
              onChange={() => setChosen(width)}
            />{' '}
            <code>{width}</code>
          </label>
        ))}
      </Box>
      <Box sx={{ border: 1, borderColor: 'border' }}>
        <Box
          role="img"
          aria-label="Used storage"
          sx={{ width: chosen, maxWidth: 1, height: 24, bgcolor: 'primary.main' }}
        />
      </Box>
    </Box>
  );
}
