import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './DriverNote.css';

export default function DriverNote() {
  return (
    <div className="DriverNote">
      <label htmlFor="driver-note">Note for the driver</label>
      <TextareaAutosize
        className="DriverNote-textarea"
        id="driver-note"
        defaultValue="Ring at the side door."
      />
    </div>
  );
}
