import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const people = ['ada@lind.example', 'bo@lind.example', 'cem@lind.example', 'dora@lind.example'];

export default function InvoiceRecipients() {
  return (
    <FormControl sx={{ maxWidth: 420 }}>
      <FormLabel>Recipients</FormLabel>
      <Autocomplete
        multiple
        filterSelectedOptions
        options={people}
        defaultValue={people.slice(0, 2)}
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
