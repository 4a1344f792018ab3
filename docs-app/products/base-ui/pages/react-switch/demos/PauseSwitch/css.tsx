import { Switch } from '@mui/base/Switch';
import './PauseSwitch.css';

export default function PauseSwitch() {
  return (
    <label className="PauseSwitch" htmlFor="pause">
      <Switch
        className="PauseSwitch-switch"
        defaultChecked
        slotProps={{ input: { id: 'pause' } }}
      />
      Orders are open
    </label>
  );
}
