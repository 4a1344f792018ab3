import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function ReturnReason() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <FormControl>
        <FormLabel>Reason for the return</FormLabel>
        <Textarea
          minRows={2}
          placeholder="The left armrest is loose."
          sx={{ '--Textarea-placeholderOpacity': 0.8 }}
        />
        <FormHelperText>One sentence is enough.</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Answer of the shop</FormLabel>
        <Textarea readOnly variant="soft" defaultValue="We send a new armrest on 4 May." />
      </FormControl>
    </Stack>
  );
}
