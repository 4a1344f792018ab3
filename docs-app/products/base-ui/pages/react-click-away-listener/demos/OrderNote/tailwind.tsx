import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';

function Button(props: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-4 py-2 text-start text-inherit outline-offset-2 outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff]"
    />
  );
}

export default function OrderNote() {
  const [note, setNote] = React.useState('Ring at the side door.');
  const [isEditing, setIsEditing] = React.useState(false);
  const [saved, setSaved] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const editRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    // The focused element unmounts, so the focus moves to the one that replaces it.
    if (isEditing) inputRef.current?.focus();
    else if (saved !== '') editRef.current?.focus();
  }, [isEditing, saved]);

  function save() {
    setIsEditing(false);
    setSaved('The note was saved.');
  }

  function handleKeyDown(event: React.KeyboardEvent) {
    if (!['Enter', 'Escape'].includes(event.key)) return;
    // Without this, Enter would also click the edit button, which gets the focus.
    event.preventDefault();
    save();
  }

  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      {isEditing ? (
        <ClickAwayListener
          onClickAway={save}
          mouseEvent="onPointerDown"
          touchEvent={false}
          disableReactTree
        >
          <div className="flex flex-wrap items-center gap-2 rounded-lg border-2 border-dashed border-[#6b7689] p-4 dark:border-[#8d99ad]">
            <label htmlFor="order-note">Note for the driver</label>
            <input
              className="min-w-0 rounded-lg border border-[#6b7689] bg-white p-2 text-inherit [font:inherit] dark:border-[#8d99ad] dark:bg-[#1b2230]"
              id="order-note"
              ref={inputRef}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              onKeyDown={handleKeyDown}
            />
            <Button onClick={() => setNote('')}>Clear</Button>
          </div>
        </ClickAwayListener>
      ) : (
        <Button ref={editRef} onClick={() => setIsEditing(true)}>
          Edit: {note || 'no note'}
        </Button>
      )}
      <span role="status">{isEditing ? '' : saved}</span>
    </div>
  );
}
