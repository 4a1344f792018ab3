import { Switch } from '@mui/base/Switch';
import './SlotSwitch.css';

export default function SlotSwitch() {
  return (
    <Switch
      className="SlotSwitch-switch"
      defaultChecked
      slotProps={{
        input: { 'aria-label': 'The shop takes orders' },
        thumb: ({ checked }) => ({ children: checked ? 'open' : 'shut', 'aria-hidden': true }),
      }}
    />
  );
}
