import * as React from 'react';
import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import './HookSwitch.css';

function ShopSwitch(props: UseSwitchParameters) {
  const { checked, focusVisible, getInputProps } = useSwitch(props);

  return (
    <span
      className="HookSwitch-track"
      data-checked={checked || undefined}
      data-focus={focusVisible || undefined}
    >
      <span className="HookSwitch-thumb" aria-hidden>
        {checked ? 'open' : 'shut'}
      </span>
      <input className="HookSwitch-input" {...getInputProps()} aria-label="The shop takes orders" />
    </span>
  );
}

export default function HookSwitch() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="HookSwitch">
      <ShopSwitch checked={open} onChange={(event) => setOpen(event.target.checked)} />
      <span role="status">{open ? 'Customers can order.' : 'Orders are paused.'}</span>
    </div>
  );
}
