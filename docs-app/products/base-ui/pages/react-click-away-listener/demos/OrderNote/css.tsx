import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './OrderNote.css';

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
    <div className="OrderNote">
      {isEditing ? (
        <ClickAwayListener
          onClickAway={save}
          mouseEvent="onPointerDown"
          touchEvent={false}
          disableReactTree
        >
          <div className="OrderNote-box">
            <label htmlFor="order-note">Note for the driver</label>
            <input
              id="order-note"
              ref={inputRef}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              onKeyDown={handleKeyDown}
            />
            <button className="OrderNote-button" onClick={() => setNote('')}>
              Clear
            </button>
          </div>
        </ClickAwayListener>
      ) : (
        <button className="OrderNote-button" ref={editRef} onClick={() => setIsEditing(true)}>
          Edit: {note || 'no note'}
        </button>
      )}
      <span role="status">{isEditing ? '' : saved}</span>
    </div>
  );
}
