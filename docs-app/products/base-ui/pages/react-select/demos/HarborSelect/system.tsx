import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';
import { harbors } from './harbors.ts';

export default function HarborSelect() {
  return (
    <Column>
      <label id="harbor-label" htmlFor="harbor">
        Harbor of arrival
      </label>
      <Select
        id="harbor"
        defaultValue="Lisbon"
        slots={{ root: Button, popup: Popup, listbox: Listbox }}
        slotProps={{
          popup: { disablePortal: true, strategy: 'fixed' },
          listbox: { 'aria-labelledby': 'harbor-label' },
        }}
      >
        {harbors.map((harbor) => (
          <Option key={harbor} value={harbor}>
            {harbor}
          </Option>
        ))}
      </Select>
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
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  minWidth: 200,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""', float: 'inline-end' },
  [`&.${selectClasses.focusVisible}`]: { outline: `3px solid ${colors.primary}` },
}));

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')(({ theme }) => ({
  minWidth: 200,
  margin: theme.spacing(0.5, 0),
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  outline: 0,
  backgroundColor: colors.paper,
  listStyle: 'none',
  maxHeight: 240,
  overflowY: 'auto',
}));

const Option = styled(BaseOption)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderRadius: 8,
  outline: 0,
  cursor: 'pointer',
  [`&.${optionClasses.highlighted}`]: { boxShadow: `inset 0 0 0 2px ${colors.primary}` },
  [`&.${optionClasses.selected}`]: { backgroundColor: colors.soft, fontWeight: 600 },
}));
