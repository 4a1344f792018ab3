import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function ReviewText() {
  const [text, setText] = React.useState('');
  const [isMissing, setIsMissing] = React.useState(false);
  const fieldRef = React.useRef<HTMLTextAreaElement>(null);

  function send() {
    setIsMissing(text.trim() === '');
    if (text.trim() === '') fieldRef.current?.focus();
  }

  return (
    <FormControl required error={isMissing} sx={{ maxWidth: 360 }}>
      <FormLabel>Review of the harbor hotel</FormLabel>
      <Textarea
        minRows={2}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsMissing(false);
        }}
        slotProps={{ textarea: { ref: fieldRef, 'aria-invalid': isMissing } }}
      />
      <FormHelperText sx={{ ...(isMissing && { color: 'danger.plainColor' }) }}>
        {isMissing ? 'Write at least a word.' : 'Other guests read it.'}
      </FormHelperText>
      <Button sx={{ alignSelf: 'flex-start', marginBlockStart: 1 }} onClick={send}>
        Send the review
      </Button>
    </FormControl>
  );
}
