import * as React from 'react';
import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import './ReplyInput.css';

const Textarea = prepareForSlot(TextareaAutosize);

export default function ReplyInput() {
  const [reply, setReply] = React.useState('');
  const [sent, setSent] = React.useState('');

  function send() {
    setSent(`Characters sent: ${reply.length}`);
    setReply('');
  }

  return (
    <div className="ReplyInput">
      <label htmlFor="reply">Reply to the customer</label>
      <Input
        className="ReplyInput-input"
        id="reply"
        multiline
        maxRows={4}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
        slots={{ textarea: Textarea }}
        endAdornment={
          <button className="ReplyInput-button" disabled={reply === ''} onClick={send}>
            Send
          </button>
        }
      />
      <span role="status">{sent}</span>
    </div>
  );
}
