import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

const states = ['Paid', 'Packed', 'Sent'];

function Row(props: React.ComponentProps<'div'>) {
  return <div {...props} className="text-[#1a2233] dark:text-[#e8ecf4]" />;
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
        className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-4 py-2 text-[#1a2233] outline-offset-2 outline-[#1a5fb4] [font:inherit] after:ms-2 after:content-['▾'_/_''] focus-visible:outline-3 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff]"
        aria-expanded={open}
        aria-controls="order-filter"
        onClick={() => setOpen(!open)}
      >
        {chosen.length} of {states.length} states
      </button>
      <Popup
        className="z-1 grid gap-2 rounded-lg border border-[#6b7689] bg-white px-4 py-3 dark:border-[#8d99ad] dark:bg-[#1b2230] [&.base--open]:shadow-[0_6px_18px_rgb(0_0_0/0.25)]"
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
          <label key={state} className="min-h-6">
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
