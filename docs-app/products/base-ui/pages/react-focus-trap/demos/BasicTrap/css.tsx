import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './BasicTrap.css';

export default function BasicTrap() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="BasicTrap">
      <button className="BasicTrap-button" onClick={() => setOpen(true)}>
        Edit the address
      </button>
      {open && (
        <FocusTrap open>
          <div className="BasicTrap-panel" role="group" aria-label="Address" tabIndex={-1}>
            <label htmlFor="trap-street">Street</label>
            <input
              className="BasicTrap-input"
              id="trap-street"
              defaultValue="Quay 4"
              autoComplete="off"
            />
            <button className="BasicTrap-button" onClick={() => setOpen(false)}>
              Done
            </button>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
