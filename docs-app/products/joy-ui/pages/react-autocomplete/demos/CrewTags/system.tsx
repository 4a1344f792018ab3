import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const people = ['Ada Lind', 'Bo Vik', 'Cem Abel', 'Dora Vik', 'Ines Duarte'];

export default function CrewTags() {
  return (
    <FormControl sx={{ maxWidth: 420 }}>
      <FormLabel>Crew of the night ferry</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        getLimitTagsText={(more) => `and ${more} more`}
        options={people}
        defaultValue={people.slice(0, 4)}
        renderTags={(values, getTagProps) =>
          values.map((value, index) => {
            const { key, onClick, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                size="lg"
                endDecorator={
                  <ChipDelete {...tagProps} aria-label={`Remove ${value}`} onClick={onClick} />
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
