import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './OrderFilter.css';

const states = ['Paid', 'Packed', 'Sent'];

function Row(props: React.ComponentProps<'div'>) {
  return <div {...props} className="OrderFilter" />;
}

export default function OrderFilter() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState(['Paid', 'Sent']);

  function toggle(state: string) {
    const rest = chosen.filter((other) => other !== state);
    setChosen(rest.length < chosen.length ? rest : [...chosen, state]);
  }

  return (
    <Row onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button
        ref={setAnchor}
        className="OrderFilter-button"
        aria-expanded={open}
        aria-controls="order-filter"
        onClick={() => setOpen(!open)}
      >
        {chosen.length} of {states.length} states
      </button>
      <Popup
        className="OrderFilter-popup"
        id="order-filter"
        role="group"
        aria-label="States of orders"
        open={open}
        anchor={anchor}
        placement="bottom-start"
        offset={8}
        strategy="fixed"
        disablePortal
        keepMounted
      >
        {states.map((state) => (
          <label key={state}>
            <input
              type="checkbox"
              checked={chosen.includes(state)}
              onChange={() => toggle(state)}
            />{' '}
            {state}
          </label>
        ))}
      </Popup>
    </Row>
  );
}
