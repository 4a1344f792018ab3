import * as React from 'react';
import Box from '@mui/system/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

const parcels = ['A-17', 'A-18', 'A-19'];

export default function ChosenParcels() {
  const [chosen, setChosen] = React.useState<readonly string[]>([]);

  function toggle(parcel: string) {
    setChosen(chosen.includes(parcel) ? chosen.filter((id) => id !== parcel) : [...chosen, parcel]);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, position: 'relative' }}>
      {parcels.map((parcel) => (
        <Box
          component="button"
          key={parcel}
          type="button"
          aria-pressed={chosen.includes(parcel)}
          onClick={() => toggle(parcel)}
          sx={{
            p: 1.5,
            border: 1,
            borderColor: 'border',
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            font: 'inherit',
            '&[aria-pressed="true"]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
          }}
        >
          {parcel}
        </Box>
      ))}
      <Box role="status" sx={visuallyHidden}>
        {chosen.length} of {parcels.length} parcels chosen
      </Box>
    </Box>
  );
}
