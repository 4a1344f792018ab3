import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { styled } from '@mui/system';

const times = ['Morning', 'Noon', 'Evening'];

function Time({ name }: { name: string }) {
  const { getRootProps, highlighted } = useOption({ value: name, label: name, disabled: false });

  return (
    <Option {...getRootProps()} data-highlighted={highlighted || undefined}>
      {name}
    </Option>
  );
}

export default function HookSelect() {
  const { contextValue, getButtonProps, getListboxProps, open, value } = useSelect<string>({
    defaultValue: 'Noon',
  });

  return (
    <Column>
      <label id="pickup-label" htmlFor="pickup">
        Pick up in the
      </label>
      <Button {...getButtonProps()} id="pickup">
        {value}
      </Button>
      <Listbox {...getListboxProps()} aria-labelledby="pickup-label" hidden={!open}>
        <SelectProvider value={contextValue}>
          {times.map((name) => (
            <Time key={name} name={name} />
          ))}
        </SelectProvider>
      </Listbox>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(1),
  minHeight: 210,
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  minWidth: 160,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Listbox = styled('ul')(({ theme }) => ({
  boxSizing: 'border-box',
  width: 160,
  margin: 0,
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  outline: 0,
  backgroundColor: colors.paper,
  listStyle: 'none',
}));

const Option = styled('li')(({ theme }) => ({
  padding: theme.spacing(0.75, 1),
  borderRadius: 8,
  outline: 0,
  cursor: 'pointer',
  '&[data-highlighted]': { boxShadow: `inset 0 0 0 2px ${colors.primary}` },
  '&[aria-selected="true"]': { backgroundColor: colors.soft },
}));
