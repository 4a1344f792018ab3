import * as React from 'react';
import Box from '@mui/system/Box';

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

type Side = (typeof sides)[number];

export default function BorderSides() {
  const [drawn, setDrawn] = React.useState<readonly Side[]>(['Top', 'Bottom']);

  const widthOf = (side: Side) => (drawn.includes(side) ? 2 : 0);

  function toggle(side: Side) {
    setDrawn(drawn.includes(side) ? drawn.filter((name) => name !== side) : [...drawn, side]);
  }

  return (
    <Box sx={{ maxWidth: 420, color: 'text.primary' }}>
      <Box
        component="fieldset"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, border: 0 }}
      >
        <legend>Sides with a border</legend>
        {sides.map((side) => (
          <label key={side}>
            <input type="checkbox" checked={drawn.includes(side)} onChange={() => toggle(side)} />{' '}
            {side}
          </label>
        ))}
      </Box>
      <Box
        sx={{
          borderTop: widthOf('Top'),
          borderRight: widthOf('Right'),
          borderBottom: widthOf('Bottom'),
          borderLeft: widthOf('Left'),
          borderColor: 'primary.main',
          mt: 2,
          p: 2,
          bgcolor: 'background.paper',
        }}
      >
        Parcel 4 of 6
      </Box>
    </Box>
  );
}
