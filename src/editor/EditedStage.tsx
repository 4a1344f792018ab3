import * as React from 'react';
import { styled } from '@mui/material/styles';
import type { PaintedSettings } from '../settings/applySettings.ts';
import type { EditedDemo } from './createEditedDemo.ts';
import { useEditedDemo } from './useEditedDemo.ts';

export interface EditedStageProps {
  demo: EditedDemo;
  /** What the demo is shown with. */
  settings: PaintedSettings;
}

/** Runs a demo that is edited, in a frame as high as what it shows. */
export function EditedStage({ demo, settings }: EditedStageProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  const { height, isShown } = useEditedDemo(demo);
  React.useEffect(() => demo.setSettings(settings), [demo, settings]);
  React.useEffect(() => (ref.current ? demo.attach(ref.current) : undefined), [demo]);
  return (
    <StageRoot ref={ref} data-edited-stage="" aria-busy={!isShown} style={{ blockSize: height }} />
  );
}

const StageRoot = styled('div')({
  '& iframe': { display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 },
});
