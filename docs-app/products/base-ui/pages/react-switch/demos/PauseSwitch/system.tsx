import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function PauseSwitch() {
  return (
    <Label htmlFor="pause">
      <Switch defaultChecked slotProps={{ input: { id: 'pause' } }} />
      Orders are open
    </Label>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const Switch = styled(BaseSwitch)({
  position: 'relative',
  display: 'inline-block',
  width: 44,
  height: 26,
  forcedColorAdjust: 'none',
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 999,
    backgroundColor: colors.border,
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 20,
    height: 20,
    borderRadius: 999,
    backgroundColor: colors.paper,
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
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { backgroundColor: colors.primary },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 21 },
  [`&.${switchClasses.focusVisible} .${switchClasses.track}`]: {
    outline: `3px solid ${colors.primary}`,
    outlineOffset: 2,
  },
});
