import * as React from 'react';
import Box from '@mui/system/Box';

const values = ['flex-start', 'center', 'flex-end', 'space-between'];

export default function AlignedSummary() {
  const [value, setValue] = React.useState('flex-start');

  return (
    <Box sx={{ maxWidth: 420, color: 'text.primary' }}>
      <Box
        component="label"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
      >
        justifyContent
        <Box
          component="select"
          value={value}
          onChange={(event: React.ChangeEvent<HTMLSelectElement>) => setValue(event.target.value)}
          sx={{ p: 0.5, color: 'inherit', bgcolor: 'background.paper', font: 'inherit' }}
        >
          {values.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: value,
          gap: 2,
          p: 2,
          border: 1,
          borderColor: 'divider',
        }}
      >
        <span>3 parcels</span>
        <strong>€24.80</strong>
      </Box>
    </Box>
  );
}
