import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function MailSwitch() {
  return (
    <FormControl orientation="horizontal" sx={{ maxWidth: 320, gap: 2 }}>
      <FormLabel>Mail about new orders</FormLabel>
      <Switch defaultChecked />
    </FormControl>
  );
}
