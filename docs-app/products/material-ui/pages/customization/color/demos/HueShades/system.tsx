import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { blue, green, grey, orange, purple, teal } from '@mui/material/colors';
import { getContrastRatio, type Color } from '@mui/material/styles';

const hues: Record<string, Color> = { blue, green, grey, orange, purple, teal };

function pickText(background: string): string {
  return getContrastRatio(background, '#fff') >= 4.5 ? '#fff' : '#000';
}

export default function HueShades() {
  const [hue, setHue] = React.useState('teal');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        select
        label="Hue"
        size="small"
        value={hue}
        onChange={(event) => setHue(event.target.value)}
      >
        {Object.keys(hues).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', fontFamily: 'monospace' }}>
        {Object.entries(hues[hue] as Color).map(([shade, color]) => (
          <Box
            component="li"
            key={shade}
            style={{ backgroundColor: color, color: pickText(color) }}
            sx={{ display: 'flex', justifyContent: 'space-between', px: 2, py: 0.5 }}
          >
            <span>{shade}</span>
            <span>{color}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
