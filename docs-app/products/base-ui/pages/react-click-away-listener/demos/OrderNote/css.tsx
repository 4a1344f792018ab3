import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './OrderNote.css';

export default function OrderNote() {
  const [note, setNote] = React.useState('Ring at the side door.');
  const [isEditing, setIsEditing] = React.useState(false);
  const [saved, setSaved] = React.useState('');

  function save() {
    setIsEditing(false);
    setSaved('The note was saved.');
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
              value={note}
              onChange={(event) => setNote(event.target.value)}
              onKeyDown={(event) => ['Enter', 'Escape'].includes(event.key) && save()}
            />
            <button className="OrderNote-button" onClick={() => setNote('')}>
              Clear
            </button>
          </div>
        </ClickAwayListener>
      ) : (
        <button className="OrderNote-button" onClick={() => setIsEditing(true)}>
          Edit: {note || 'no note'}
        </button>
      )}
      <span role="status">{isEditing ? '' : saved}</span>
    </div>
  );
}
