import type * as React from 'react';
import { styled } from '@mui/material/styles';
import { stageText } from './demoStage.styles.ts';
import type { DemoMarkup } from './demoVariants.ts';

export interface FramedStageProps {
  /** Name of the demo. */
  name: string;
  /** Attributes of the stage, the element around the running demo. */
  stageProps: React.HTMLAttributes<HTMLDivElement>;
  /** Markup of the demo for other settings, by variant name. */
  variants: DemoMarkup['variants'];
}

const FrameRoot = styled('div')({ '& [data-demo-stage]': stageText });

/** Renders a demo as the only content of an iframe. */
export function FramedStage({ name, stageProps, variants }: FramedStageProps) {
  return (
    <FrameRoot data-demo={name}>
      <div {...stageProps} data-demo-stage="" />
      {Object.entries(variants).map(([variant, html]) => (
        <template key={variant} data-variant={variant} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </FrameRoot>
  );
}
