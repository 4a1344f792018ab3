import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function ChatReply() {
  const [text, setText] = React.useState('');
  const [sent, setSent] = React.useState('');

  function sendOnEnter(event: React.KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setSent(text);
    setText('');
  }

  return (
    <FormControl sx={{ maxWidth: 360 }}>
      <FormLabel>Reply to Abel Carpentry</FormLabel>
      <Textarea
        maxRows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <FormHelperText>Enter sends, Shift and Enter starts a new line.</FormHelperText>
      <Typography role="status" level="body-sm">
        {sent && `Sent: ${sent}`}
      </Typography>
    </FormControl>
  );
}
