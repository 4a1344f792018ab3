import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function SlotSwitch() {
  return (
    <Switch
      defaultChecked
      slotProps={{
        input: { 'aria-label': 'The shop takes orders' },
        thumb: ({ checked }) => ({ children: checked ? 'open' : 'shut', 'aria-hidden': true }),
      }}
    />
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Switch = styled(BaseSwitch)(({ theme }) => ({
  position: 'relative',
  display: 'inline-block',
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 999,
  backgroundColor: colors.soft,
  color: colors.text,
  [`& .${switchClasses.thumb}`]: {
    display: 'inline-block',
    minWidth: 48,
    padding: theme.spacing(0.5, 1),
    borderRadius: 999,
    backgroundColor: colors.paper,
    textAlign: 'center',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    backgroundColor: colors.primary,
    color: colors.onPrimary,
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.focusVisible}`]: { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));
