import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const topics = ['orders', 'prices', 'delivery', 'returns', 'repairs', 'privacy', 'complaints'];

export default function ScrollableTerms() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');

  function handleOpen(nextScroll: DialogProps['scroll']) {
    setScroll(nextScroll);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => handleOpen('paper')}>
        Scroll the text
      </Button>
      <Button variant="outlined" onClick={() => handleOpen('body')}>
        Scroll the whole dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll} maxWidth="xs">
        <DialogTitle>Terms of the shop</DialogTitle>
        <DialogContent
          dividers={scroll === 'paper'}
          {...(scroll === 'paper' && {
            role: 'region',
            'aria-label': 'Text of the terms',
            tabIndex: 0,
          })}
        >
          {topics.map((topic, index) => (
            <DialogContentText key={topic} gutterBottom>
              {index + 1}. This part covers {topic}. It says what you can expect from the shop, what
              the shop expects from you, how long each step may take, and whom to write to when
              something goes wrong on the way.
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
