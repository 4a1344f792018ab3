import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const limit = 40;

export default function GiftText() {
  const [text, setText] = React.useState('All the best from Turku');
  const isTooLong = text.length > limit;

  return (
    <FormControl sx={{ maxWidth: 360 }}>
      <FormLabel>Text of the gift card</FormLabel>
      <Textarea
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isTooLong}
      />
      <FormHelperText sx={{ ...(isTooLong && { color: 'danger.plainColor' }) }}>
        {text.length} of {limit} characters
      </FormHelperText>
    </FormControl>
  );
}
