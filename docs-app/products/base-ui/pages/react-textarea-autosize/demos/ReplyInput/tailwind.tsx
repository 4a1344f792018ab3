import * as React from 'react';
import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';

const Textarea = prepareForSlot(TextareaAutosize);

export default function ReplyInput() {
  const [reply, setReply] = React.useState('');
  const [sent, setSent] = React.useState('');

  function send() {
    setSent(`Characters sent: ${reply.length}`);
    setReply('');
  }

  return (
    <div className="grid gap-2 max-w-90 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="reply">Reply to the customer</label>
      <Input
        className="relative flex items-end gap-2 p-1 border border-[#6b7689] rounded-lg bg-white outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] [&.base--focused]:outline-2 [&_.base-Input-input]:flex-1 [&_.base-Input-input]:min-w-0 [&_.base-Input-input]:p-2 [&_.base-Input-input]:border-0 [&_.base-Input-input]:outline-0 [&_.base-Input-input]:bg-transparent [&_.base-Input-input]:text-inherit [&_.base-Input-input]:[font:inherit] [&_.base-Input-input]:resize-none"
        id="reply"
        multiline
        maxRows={4}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
        slots={{ textarea: Textarea }}
        endAdornment={
          <button
            className="px-4 py-2 border-0 rounded-lg bg-[#1a5fb4] text-white [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:bg-[#8ab8ff] dark:text-[#0e1726] dark:outline-[#8ab8ff] focus-visible:outline-3 disabled:bg-[#d0d7e2] disabled:text-[#4d586b] disabled:cursor-default dark:disabled:bg-[#3a4458] dark:disabled:text-[#b6bfcf]"
            disabled={reply === ''}
            onClick={send}
          >
            Send
          </button>
        }
      />
      <span role="status">{sent}</span>
    </div>
  );
}
