import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const home = 'Bergen';
const harbors = [home, 'Gdynia', 'Porto', 'Rotterdam', 'Turku'];

export default function FixedStop() {
  const [stops, setStops] = React.useState([home, 'Turku']);

  return (
    <FormControl sx={{ maxWidth: 420 }}>
      <FormLabel>Stops of the ferry</FormLabel>
      <Autocomplete
        multiple
        options={harbors}
        value={stops}
        onChange={(_, value) => setStops([home, ...value.filter((stop) => stop !== home)])}
        renderTags={(values, getTagProps) =>
          values.map((value, index) => {
            const { key, onClick, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                size="lg"
                endDecorator={
                  value !== home && (
                    <ChipDelete {...tagProps} aria-label={`Remove ${value}`} onClick={onClick} />
                  )
                }
              >
                {value}
              </Chip>
            );
          })
        }
        slotProps={{ wrapper: { sx: { gap: 0.5 } } }}
      />
    </FormControl>
  );
}
