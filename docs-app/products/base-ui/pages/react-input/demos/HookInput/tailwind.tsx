import { useInput } from '@mui/base/useInput';

interface FieldProps {
  id: string;
  label: string;
}

function Field({ id, label }: FieldProps) {
  const { focused, getInputProps, getRootProps } = useInput({ defaultValue: '' });

  return (
    <div
      className="grid max-w-70 px-3 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] data-focus:border-[#1a5fb4] data-focus:outline-1 dark:data-focus:border-[#8ab8ff]"
      {...getRootProps()}
      data-focus={focused || undefined}
    >
      <label className="text-[#4d586b] text-[0.875rem] dark:text-[#b6bfcf]" htmlFor={id}>
        {label}
      </label>
      <input
        className="min-w-0 px-0 py-1 border-0 outline-0 bg-transparent text-inherit [font:inherit]"
        {...getInputProps()}
        id={id}
        autoComplete="off"
      />
    </div>
  );
}

export default function HookInput() {
  return <Field id="parcel-name" label="Name on the parcel" />;
}
