import TextField from '@mui/material/TextField';

export default function BasicField() {
  return <TextField label="Order number" helperText="It is on your receipt." />;
}
