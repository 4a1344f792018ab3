import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import './HookSelect.css';

const times = ['Morning', 'Noon', 'Evening'];

function Time({ name }: { name: string }) {
  const { getRootProps, highlighted } = useOption({ value: name, label: name, disabled: false });

  return (
    <li
      className="HookSelect-option"
      {...getRootProps()}
      data-highlighted={highlighted || undefined}
    >
      {name}
    </li>
  );
}

export default function HookSelect() {
  const { contextValue, getButtonProps, getListboxProps, open, value } = useSelect<string>({
    defaultValue: 'Noon',
  });

  return (
    <div className="HookSelect">
      <label id="pickup-label" htmlFor="pickup">
        Pick up in the
      </label>
      <button className="HookSelect-button" {...getButtonProps()} id="pickup">
        {value}
      </button>
      <ul
        className="HookSelect-list"
        {...getListboxProps()}
        aria-labelledby="pickup-label"
        hidden={!open}
      >
        <SelectProvider value={contextValue}>
          {times.map((name) => (
            <Time key={name} name={name} />
          ))}
        </SelectProvider>
      </ul>
    </div>
  );
}
