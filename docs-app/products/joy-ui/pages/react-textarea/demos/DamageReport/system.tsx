import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function DamageReport() {
  return (
    <FormControl sx={{ maxWidth: 360 }}>
      <FormLabel>Damage of the parcel</FormLabel>
      <Textarea minRows={2} maxRows={4} defaultValue={'One corner is wet.\nThe lamp is broken.'} />
    </FormControl>
  );
}
