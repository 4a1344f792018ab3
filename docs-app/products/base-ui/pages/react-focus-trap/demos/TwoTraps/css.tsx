import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './TwoTraps.css';

export default function TwoTraps() {
  const [open, setOpen] = React.useState(false);
  const [isAsking, setIsAsking] = React.useState(false);
  const isEnabled = React.useCallback(() => !isAsking, [isAsking]);

  function discard() {
    setIsAsking(false);
    setOpen(false);
  }

  return (
    <div className="TwoTraps">
      <button className="TwoTraps-button" onClick={() => setOpen(true)}>
        Write a note
      </button>
      {open && (
        <FocusTrap open isEnabled={isEnabled}>
          <div className="TwoTraps-panel" role="group" aria-label="Note" tabIndex={-1}>
            <label htmlFor="trap-note">Note</label>
            <input className="TwoTraps-input" id="trap-note" autoComplete="off" />
            <button className="TwoTraps-button" onClick={() => setIsAsking(true)}>
              Cancel
            </button>
          </div>
        </FocusTrap>
      )}
      {isAsking && (
        <FocusTrap open>
          <div className="TwoTraps-panel" role="group" aria-label="Discard the note?" tabIndex={-1}>
            <button className="TwoTraps-button" onClick={discard}>
              Discard
            </button>
            <button className="TwoTraps-button" onClick={() => setIsAsking(false)}>
              Keep writing
            </button>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
