import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const harbors = ['Bergen', 'Gdynia', 'Porto', 'Rotterdam', 'Stockholm', 'Turku'];

export default function RouteStops() {
  return (
    <FormControl sx={{ maxWidth: 420 }}>
      <FormLabel>Stops of the route</FormLabel>
      <Autocomplete
        multiple
        disableClearable
        limitTags={2}
        getLimitTagsText={(more) => `and ${more} more`}
        options={harbors}
        defaultValue={['Bergen', 'Turku', 'Gdynia', 'Porto']}
        renderTags={(values, getTagProps) =>
          values.map((value, index) => {
            const { key, onClick, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                size="lg"
                endDecorator={
                  value !== 'Bergen' && (
                    <ChipDelete {...tagProps} aria-label={`Remove ${value}`} onClick={onClick} />
                  )
                }
              >
                {value}
              </Chip>
            );
          })
        }
        slotProps={{ listbox: { 'aria-label': 'Harbors' }, wrapper: { sx: { gap: 0.5 } } }}
      />
    </FormControl>
  );
}
