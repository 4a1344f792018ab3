import * as React from 'react';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const Textarea = prepareForSlot(TextareaAutosize);

export default function ReplyInput() {
  const [reply, setReply] = React.useState('');
  const [sent, setSent] = React.useState('');

  function send() {
    setSent(`Characters sent: ${reply.length}`);
    setReply('');
  }

  return (
    <Column>
      <label htmlFor="reply">Reply to the customer</label>
      <Input
        id="reply"
        multiline
        maxRows={4}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
        slots={{ textarea: Textarea }}
        endAdornment={
          <Button disabled={reply === ''} onClick={send}>
            Send
          </Button>
        }
      />
      <span role="status">{sent}</span>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
  divider: 'light-dark(#d0d7e2, #3a4458)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 360,
  color: colors.text,
}));

const Input = styled(BaseInput)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  '&.base--focused': { outline: `2px solid ${colors.primary}` },
  [`& .${inputClasses.input}`]: {
    flex: 1,
    minWidth: 0,
    padding: theme.spacing(1),
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    resize: 'none',
  },
}));

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: 0,
  borderRadius: 8,
  backgroundColor: colors.primary,
  color: colors.onPrimary,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
  '&:disabled': { backgroundColor: colors.divider, color: colors.secondary, cursor: 'default' },
}));
