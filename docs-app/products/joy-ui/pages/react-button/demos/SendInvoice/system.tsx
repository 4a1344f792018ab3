import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const messages = {
  draft: 'Invoice 2041 is a draft.',
  sending: 'Sending invoice 2041…',
  sent: 'Invoice 2041 was sent to accounts@example.com.',
};

export default function SendInvoice() {
  const [state, setState] = React.useState<keyof typeof messages>('draft');

  React.useEffect(() => {
    if (state !== 'sending') return undefined;
    const timer = setTimeout(() => setState('sent'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          loading={state === 'sending'}
          loadingPosition="start"
          loadingIndicator={<CircularProgress aria-hidden="true" />}
          startDecorator={
            <SvgIcon>
              <path d="M3 4l18 8-18 8 3-8zm4.7 7h6.1L6.4 7.7zm-1.3 5.3L13.8 13H7.7z" />
            </SvgIcon>
          }
          onClick={() => setState('sending')}
        >
          {state === 'sent' ? 'Send again' : 'Send invoice'}
        </Button>
        <Button variant="outlined" color="neutral" onClick={() => setState('draft')}>
          Back to draft
        </Button>
      </Stack>
      <Typography role="status">{messages[state]}</Typography>
    </Stack>
  );
}
