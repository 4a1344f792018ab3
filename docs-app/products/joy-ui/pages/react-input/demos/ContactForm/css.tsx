import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import './ContactForm.css';

export default function ContactForm() {
  const [contact, setContact] = React.useState('');

  function handleSubmit(event: React.SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setContact(`${String(data.get('name'))}, ${String(data.get('email'))}`);
  }

  return (
    <form onSubmit={handleSubmit} className="ContactForm">
      <FormControl required>
        <FormLabel>Name</FormLabel>
        <Input name="name" autoComplete="off" />
      </FormControl>
      <FormControl required>
        <FormLabel>Email address</FormLabel>
        <Input type="email" name="email" autoComplete="off" />
        <FormHelperText>Invoices are sent to this address.</FormHelperText>
      </FormControl>
      <Button type="submit" className="ContactForm-save">
        Save contact
      </Button>
      <Typography role="status">
        {contact === '' ? 'No billing contact yet.' : `Billing contact: ${contact}`}
      </Typography>
    </form>
  );
}
