import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const routes = ['Bergen – Hamburg', 'Gdynia – Rotterdam', 'Hamburg – Oslo', 'Oslo – Gdynia'];

function highlight(text: string, typed: string) {
  const start = text.toLowerCase().indexOf(typed.toLowerCase());
  if (start === -1) return text;
  const end = start + typed.length;
  return (
    <span>
      {text.slice(0, start)}
      <strong>{text.slice(start, end)}</strong>
      {text.slice(end)}
    </span>
  );
}

export default function RouteField() {
  return (
    <Autocomplete
      options={routes}
      renderOption={({ key, ...optionProps }, route, { inputValue }) => (
        <li key={key} {...optionProps}>
          {highlight(route, inputValue)}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Route" />}
      sx={{ maxWidth: 360 }}
    />
  );
}
