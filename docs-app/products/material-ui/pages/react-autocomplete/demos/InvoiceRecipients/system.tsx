import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const fixed = 'Accounting';
const recipients = [fixed, 'Customer', 'Sales', 'Warehouse'];

export default function InvoiceRecipients() {
  const [value, setValue] = React.useState([fixed]);

  return (
    <Autocomplete
      multiple
      options={recipients}
      value={value}
      onChange={(_event, chosen) => setValue([...new Set([fixed, ...chosen])])}
      renderTags={(tags, getTagProps) =>
        tags.map((tag, index) => {
          const { key, onDelete, tabIndex, ...tagProps } = getTagProps({ index });
          const removable = tag === fixed ? {} : { onDelete, tabIndex };
          return <Chip key={key} {...tagProps} {...removable} label={tag} />;
        })
      }
      renderInput={(params) => <TextField {...params} label="Recipients" />}
      sx={{ maxWidth: 360 }}
    />
  );
}
