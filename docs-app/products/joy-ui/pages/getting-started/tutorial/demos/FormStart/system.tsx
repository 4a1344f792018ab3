import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function FormStart() {
  return (
    <Sheet variant="outlined" sx={{ maxWidth: 320, p: 3, borderRadius: 'md' }}>
      <Typography level="h2" sx={{ mb: 2, fontSize: 'xl' }}>
        Send a parcel
      </Typography>
      <FormControl>
        <FormLabel>Recipient</FormLabel>
        <Input placeholder="Ada Lind" />
        <FormHelperText>First and last name</FormHelperText>
      </FormControl>
    </Sheet>
  );
}
