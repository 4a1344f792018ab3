import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';

export default function InvertedAlert() {
  const [isSent, setIsSent] = React.useState(false);

  return (
    <Alert
      role="status"
      variant="solid"
      color={isSent ? 'success' : 'danger'}
      invertedColors
      endDecorator={
        <Button onClick={() => setIsSent(!isSent)}>{isSent ? 'Undo' : 'Try again'}</Button>
      }
      sx={{ '--Alert-radius': '16px', maxWidth: 460 }}
    >
      {isSent ? 'Invoice 2043 was sent.' : 'Invoice 2043 was not sent.'}
    </Alert>
  );
}
