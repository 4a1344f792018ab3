import * as React from 'react';
import { DemoToolbar, parseDemoLink, type DemoLink, type DemoToolbarProps } from '@vitrine/ui/demo';
import { EditedExample } from '../editor/EditedExample.tsx';
import { counterCode } from '../fixtures/code.ts';
import { ToolDemo } from './ToolDemo.tsx';

export interface LinkedDemoProps {
  /** Hash of the link, including `#`. */
  hash: string;
}

const load = async () => counterCode;
const cookies: string[] = [];

const tools: Omit<DemoToolbarProps, 'state' | 'choices' | 'onChange' | 'onChoose'> = {
  name: 'Counter',
  stylings: ['MUI System', 'Tailwind', 'CSS'],
  page: { mode: 'light', direction: 'ltr' },
  isPreviewed: true,
  isEditable: true,
  storyUrl: '/workbench/?path=/story/material-ui-button--counter',
  sourceUrl: undefined,
  onCopySource: async () => {},
  onCopyLink: async () => {},
  onOpenSandbox: async () => {},
  onResetFocus: () => {},
};

/** Renders a demo in the state of a link, or the original demo when the link is invalid. */
export function LinkedDemo({ hash }: LinkedDemoProps) {
  const [link, setLink] = React.useState<DemoLink | null>();
  React.useEffect(() => {
    void parseDemoLink(hash).then((parsed) => setLink(parsed ?? null));
  }, [hash]);
  if (link === undefined) return null;
  return (
    <>
      <ToolDemo load={load} cookies={cookies} link={{ hash, state: link?.state ?? {} }}>
        {(live) => <DemoToolbar {...tools} {...live} />}
      </ToolDemo>
      {link?.state.isEdited && <EditedExample edits={link.state.edits} />}
    </>
  );
}
