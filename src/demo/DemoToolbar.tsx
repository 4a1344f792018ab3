import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import EditIcon from '@mui/icons-material/EditOutlined';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import ReplayIcon from '@mui/icons-material/Replay';
import Tooltip from '@mui/material/Tooltip';
import { useCopy } from '../clipboard/index.ts';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { clickMark, type ClickMark } from '../internal/clickMark.ts';
import {
  CODE_VARIANT_NAMES,
  CODE_VARIANTS,
  STYLING_SLUGS,
  type CodeChoices,
  type CodeStyling,
  type CodeVariant,
} from '../settings/index.ts';
import { DemoMenu, type DemoMenuProps } from './DemoMenu.tsx';
import { codeLabel } from './codeLabel.ts';
import { ToolbarRoot, TOOLTIP } from './DemoToolbar.styles.ts';
import { TextTooLong } from './packText.ts';
import { pickStyling } from './pickDemoSource.ts';
import { useRovingFocus } from './useRovingFocus.ts';

export interface DemoToolbarProps extends Omit<DemoMenuProps, 'onCopyLink' | 'onOpenSandbox'> {
  /** Language and styling that the user chose for all demos. */
  choices: CodeChoices;
  /** Stylings of the demo; the toolbar offers a choice only when there are several. */
  stylings: readonly CodeStyling[];
  /** Whether the folded code shows its JSX. */
  isPreviewed: boolean;
  /** Whether the code can be edited. */
  isEditable: boolean;
  /** Changes the language or the styling of all demos. */
  onChoose: (choices: Partial<CodeChoices>) => void;
  /** Copies the visible source; rejects when the clipboard is denied. */
  onCopySource: () => Promise<void>;
  /** Copies a link to the source in a language, or a link that restores the demo's state. */
  onCopyLink: (to: CodeVariant | 'state') => Promise<void>;
  /** Opens the source in an online editor; rejects when the source does not load. */
  onOpenSandbox: (...args: Parameters<DemoMenuProps['onOpenSandbox']>) => Promise<void>;
}

const VARIANT_LABELS = { TS: 'demo.showTs', JS: 'demo.showJs' } as const;

const STYLING_LABELS = {
  'MUI System': 'demo.stylingSystem',
  Tailwind: 'demo.stylingTailwind',
  CSS: 'demo.stylingCss',
} as const;

/** Renders the toolbar of a demo as one tab stop; arrow keys move the focus inside. */
export function DemoToolbar(props: DemoToolbarProps) {
  const translate = useTranslate();
  const { ref, onKeyDown, onFocus } = useRovingFocus();
  const [problem, setProblem] = React.useState<'linkTooLong' | 'notLoaded'>();
  const link = useCopy(async (to) => {
    setProblem(undefined);
    await props.onCopyLink(to as CodeVariant | 'state').catch((error: unknown) => {
      if (error instanceof TextTooLong) setProblem('linkTooLong');
      throw error;
    });
  });
  const handleOpenSandbox: DemoMenuProps['onOpenSandbox'] = (sandbox) => {
    setProblem(undefined);
    props.onOpenSandbox(sandbox).catch(() => setProblem('notLoaded'));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/interactive-supports-focus -- its buttons are focusable
    <ToolbarRoot
      ref={ref}
      role="toolbar"
      aria-label={`${translate('demo.toolbar')}: ${props.name}`}
      lang={useInterfaceLang()}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <CodeButton {...props} />
      {(props.isPreviewed || props.state.isOpen) && <CodeChoices {...props} />}
      <div data-actions="">
        <ActionButtons {...props} />
        <DemoMenu
          {...props}
          onCopyLink={(to) => link.handleCopy(to)}
          onOpenSandbox={handleOpenSandbox}
        />
      </div>
      <p role="status" data-note="">
        {link.isCopied && translate('demo.linkCopied')}
        {problem && translate(`demo.${problem}`)}
      </p>
    </ToolbarRoot>
  );
}

function CodeButton({
  name,
  state: { isOpen, isEdited },
  isPreviewed,
  onChange,
}: DemoToolbarProps) {
  const translate = useTranslate();
  return (
    <button
      type="button"
      data-code-button=""
      {...clickMark('demo', 'expand', name)}
      aria-expanded={isOpen}
      // Folded code has no editor.
      onClick={() => onChange({ isOpen: !isOpen, isEdited: isEdited && !isOpen })}
    >
      {translate(codeLabel({ isPreviewed, isOpen }))}
    </button>
  );
}

interface IconActionProps {
  label: string;
  icon: React.ReactNode;
  isPressed?: boolean;
  mark: ClickMark;
  onClick: () => void;
}

function IconAction({ label, icon, isPressed, mark, onClick }: IconActionProps) {
  return (
    <Tooltip title={label} {...TOOLTIP}>
      <button
        type="button"
        {...mark}
        aria-label={label}
        aria-pressed={isPressed}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button.
          currentTarget.focus();
          onClick();
        }}
      >
        {icon}
      </button>
    </Tooltip>
  );
}

function ActionButtons(props: DemoToolbarProps) {
  const { name, state, isEditable, onChange } = props;
  const translate = useTranslate();
  const { isFull, isEdited, run } = state;
  return (
    <>
      {isEditable && (
        <IconAction
          label={translate('demo.edit')}
          icon={<EditIcon />}
          isPressed={isEdited}
          mark={clickMark('demo', 'edit', name)}
          onClick={() => onChange({ isEdited: !isEdited, isOpen: true })}
        />
      )}
      <CopyAction {...props} />
      <IconAction
        label={translate('demo.reset')}
        icon={<ReplayIcon />}
        mark={clickMark('demo', 'reset', name)}
        onClick={() => onChange({ run: run + 1, mode: undefined, direction: undefined })}
      />
      <IconAction
        label={translate(isFull ? 'demo.leaveFullScreen' : 'demo.fullScreen')}
        icon={isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}
        mark={clickMark('demo', 'full-screen', name)}
        onClick={() => onChange({ isFull: !isFull })}
      />
    </>
  );
}

function CopyAction({ name, onCopySource }: DemoToolbarProps) {
  const translate = useTranslate();
  const { isCopied, handleCopy } = useCopy(onCopySource);
  const copied = translate('code.copied');
  return (
    <>
      <IconAction
        label={isCopied ? copied : translate('demo.copySource')}
        icon={isCopied ? <CheckIcon /> : <ContentCopyIcon />}
        mark={clickMark('demo', 'copy', name)}
        onClick={() => handleCopy()}
      />
      <span role="status">{isCopied ? copied : ''}</span>
    </>
  );
}

/** Renders the choices of language and styling of the code (COD-1, COD-3). */
function CodeChoices({ name, choices, stylings, onChoose }: DemoToolbarProps) {
  const translate = useTranslate();
  const currentStyling = pickStyling(stylings, choices.codeStyling);
  return (
    <>
      <div role="group" aria-label={translate('demo.codeVariant')}>
        {CODE_VARIANTS.map((value) => (
          <button
            key={value}
            type="button"
            {...clickMark('demo', `source-${value.toLowerCase()}`, name)}
            // The accessible name contains the visible text of a wide and of a narrow toolbar.
            aria-label={`${translate(VARIANT_LABELS[value])}, ${value}`}
            aria-pressed={choices.codeVariant === value}
            onClick={() => onChoose({ codeVariant: value })}
          >
            <span data-when="wide">{CODE_VARIANT_NAMES[value]}</span>
            <span data-when="narrow">{value}</span>
          </button>
        ))}
      </div>
      {stylings.length > 1 && (
        <div role="group" data-stylings="" aria-label={translate('demo.codeStyling')}>
          {stylings.map((value) => (
            <button
              key={value}
              type="button"
              {...clickMark('demo', `styling-${STYLING_SLUGS[value]}`, name)}
              aria-pressed={currentStyling === value}
              onClick={() => onChoose({ codeStyling: value })}
            >
              {translate(STYLING_LABELS[value])}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
