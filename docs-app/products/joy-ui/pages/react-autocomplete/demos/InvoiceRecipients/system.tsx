import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const people = ['ada@lind.example', 'bo@lind.example', 'cem@lind.example', 'dora@lind.example'];

export default function InvoiceRecipients() {
  const [recipients, setRecipients] = React.useState(['ada@lind.example', 'bo@lind.example']);

  return (
    <FormControl sx={{ maxWidth: '23.75rem' }}>
      <FormLabel>Recipients</FormLabel>
      <Autocomplete
        multiple
        filterSelectedOptions
        options={people}
        value={recipients}
        onChange={(_, value) => setRecipients(value)}
        clearText="Remove all"
        size="lg"
        renderTags={(values, getTagProps) =>
          values.map((value, index) => {
            const { key, onClick, ...tagProps } = getTagProps({ index });
            return (
              <Chip
                key={key}
                size="lg"
                slotProps={{ label: { sx: { paddingInlineEnd: 0.5 } } }}
                endDecorator={
                  <ChipDelete {...tagProps} aria-label={`Remove ${value}`} onClick={onClick} />
                }
              >
                {value}
              </Chip>
            );
          })
        }
        slotProps={{ listbox: { 'aria-label': 'People' }, wrapper: { sx: { gap: 0.5 } } }}
      />
      <FormHelperText>
        {recipients.length === 1 ? 'One mail' : `${recipients.length} mails`} will be sent.
      </FormHelperText>
    </FormControl>
  );
}
