import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import {
  unstable_useModal as useModal,
  type UseModalParameters,
} from '@mui/base/unstable_useModal';
import { styled } from '@mui/system';

function Layer(props: Omit<UseModalParameters, 'rootRef'> & { children: React.ReactElement }) {
  const { children, container, open } = props;
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { getBackdropProps, getRootProps, isTopModal, portalRef } = useModal({ ...props, rootRef });

  if (!open) return null;
  return (
    <Portal ref={portalRef} container={container}>
      <Overlay {...getRootProps()}>
        <Backdrop {...getBackdropProps()} />
        <FocusTrap open isEnabled={isTopModal}>
          {children}
        </FocusTrap>
      </Overlay>
    </Portal>
  );
}

export default function HookModal() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Column ref={setBox}>
      <Button onClick={() => setOpen(true)}>Cancel the booking</Button>
      <Layer open={open} onClose={() => setOpen(false)} container={box} disableScrollLock>
        <Panel role="alertdialog" aria-modal aria-label="Cancel the booking?" tabIndex={-1}>
          <span>The berth is free again at once.</span>
          <Button onClick={() => setOpen(false)}>Cancel it</Button>
        </Panel>
      </Layer>
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

const Column = styled('div')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  minHeight: 160,
  color: colors.text,
});

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Overlay = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
});

const Backdrop = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  borderRadius: 8,
  backgroundColor: colors.soft,
});

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  '&:focus-visible': { outline: `3px solid ${colors.primary}` },
}));
