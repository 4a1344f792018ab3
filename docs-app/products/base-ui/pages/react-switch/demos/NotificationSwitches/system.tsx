import * as React from 'react';
import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function NotificationSwitches() {
  const [mails, setMails] = React.useState(true);
  const [digest, setDigest] = React.useState(false);

  return (
    <Column>
      <label htmlFor="mails">
        <Switch
          checked={mails}
          onChange={(event) => setMails(event.target.checked)}
          slotProps={{ input: { id: 'mails' } }}
        />
        Mail me when an invoice is paid
      </label>
      <label htmlFor="digest">
        <Switch
          checked={mails && digest}
          disabled={!mails}
          onChange={(event) => setDigest(event.target.checked)}
          slotProps={{ input: { id: 'digest' } }}
        />
        One mail a day, not one for each
      </label>
    </Column>
  );
}

const primary = 'light-dark(#1a5fb4, #8ab8ff)';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  color: 'light-dark(#1a2233, #e8ecf4)',
  '& label': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
}));

const Switch = styled(BaseSwitch)({
  position: 'relative',
  flex: 'none',
  display: 'inline-block',
  width: 44,
  height: 26,
  forcedColorAdjust: 'none',
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 13,
    backgroundColor: 'light-dark(#6b7689, #8d99ad)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    top: 3,
    insetInlineStart: 3,
    width: 20,
    height: 20,
    borderRadius: 10,
    backgroundColor: 'light-dark(#ffffff, #1b2230)',
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
  [`&.${switchClasses.checked} .${switchClasses.track}`]: {
    backgroundColor: primary,
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 21 },
  [`&.${switchClasses.focusVisible} .${switchClasses.track}`]: {
    outline: `3px solid ${primary}`,
    outlineOffset: 2,
  },
  [`&.${switchClasses.disabled}`]: { opacity: 0.5 },
});
