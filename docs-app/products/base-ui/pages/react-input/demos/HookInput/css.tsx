import { useInput } from '@mui/base/useInput';
import './HookInput.css';

interface FieldProps {
  id: string;
  label: string;
}

function Field({ id, label }: FieldProps) {
  const { focused, getInputProps, getRootProps } = useInput({ defaultValue: '' });

  return (
    <div className="HookInput" {...getRootProps()} data-focus={focused || undefined}>
      <label className="HookInput-label" htmlFor={id}>
        {label}
      </label>
      <input className="HookInput-input" {...getInputProps()} id={id} autoComplete="off" />
    </div>
  );
}

export default function HookInput() {
  return <Field id="parcel-name" label="Name on the parcel" />;
}
