import * as React from 'react';
import { styled } from '@mui/material/styles';
import type { PaintedSettings } from '../settings/applySettings.ts';
import type { EditedDemo } from './createEditedDemo.ts';
import { useEditedDemo } from './useEditedDemo.ts';

export interface EditedStageProps {
  /** Edited demo, which the iframe runs. */
  demo: EditedDemo;
  /** Settings that the demo renders with. */
  settings: PaintedSettings;
  /** Minimum height of the iframe in pixels, for a demo that fills the height of its window. */
  minHeight?: number;
}

/** Runs an edited demo in an iframe that is as high as its content. */
export function EditedStage({ demo, settings, minHeight = 0 }: EditedStageProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  const { height, isShown } = useEditedDemo(demo);
  React.useEffect(() => demo.setSettings(settings), [demo, settings]);
  React.useEffect(() => (ref.current ? demo.attach(ref.current) : undefined), [demo]);
  return (
    <StageRoot
      ref={ref}
      data-edited-stage=""
      aria-busy={!isShown}
      style={{ blockSize: Math.max(height, minHeight) }}
    />
  );
}

const StageRoot = styled('div')({
  '& iframe': { display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 },
});
