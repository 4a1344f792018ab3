import * as React from 'react';
import BoltIcon from '@mui/icons-material/Bolt';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import CodeIcon from '@mui/icons-material/Code';
import FilterCenterFocusIcon from '@mui/icons-material/FilterCenterFocus';
import LinkIcon from '@mui/icons-material/Link';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import ShareIcon from '@mui/icons-material/Share';
import ViewInArIcon from '@mui/icons-material/ViewInAr';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from '../i18n/index.ts';
import { clickMark } from '../internal/clickMark.ts';
import type { CodeVariant, Direction, PaletteMode } from '../settings/index.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import type { DemoState } from './createDemoStore.ts';
import { TOOLTIP } from './DemoToolbar.styles.ts';

export interface DemoMenuProps {
  /** Name of the demo; the label of its analytics events. */
  name: string;
  /** Mode, direction and other state of the demo. */
  state: DemoState;
  /** Mode and direction of the page, which the demo inherits unless it overrides them. */
  page: { mode: PaletteMode; direction: Direction };
  /** URL of the demo's story in the workbench. */
  storyUrl: string;
  /** URL of the source at the repository host; undefined without a repository. */
  sourceUrl: string | undefined;
  /** Changes the demo's state. */
  onChange: (changes: Partial<DemoState>) => void;
  /** Moves the focus to the start of the demo. */
  onResetFocus: () => void;
  /** Loads the source when the menu opens, so that `onOpenSandbox` can run in the click. */
  onOpenMenu?: () => void;
  /** Opens the source in an online editor. */
  onOpenSandbox: (sandbox: 'stackblitz' | 'codesandbox') => void;
  /** Copies a link to the source in a language, or a link that restores the demo's state. */
  onCopyLink: (to: CodeVariant | 'state') => void;
}

/** Renders the menu with the less frequent actions of a demo. */
export function DemoMenu(props: DemoMenuProps) {
  const translate = useTranslate();
  const id = useFrameId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const label = translate('demo.more');
  const [isFocusReset, setFocusReset] = React.useState(false);
  const close = () => setAnchor(null);
  const open = (button: HTMLElement) => {
    setAnchor(button);
    props.onOpenMenu?.();
  };
  // Runs after the menu has restored the focus.
  const resetFocus = () => {
    if (isFocusReset) props.onResetFocus();
    setFocusReset(false);
  };
  const actions = { ...props, onResetFocus: () => setFocusReset(true) };
  return (
    <>
      <MoreButton label={label} menuId={anchor ? id : undefined} onOpen={open} />
      <Menu
        id={id}
        anchorEl={anchor}
        // A portal at the end of `body` would be outside every landmark.
        container={anchor?.closest('main') ?? null}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-label': label, dense: true },
          // Wraps menu items, so that large text fits on a phone.
          paper: { sx: { '& [role^="menuitem"]': { whiteSpace: 'normal' } } },
          transition: { onExited: resetFocus },
        }}
      >
        {listOwnSettings(props, translate)}
        <Divider component="li" />
        {listActions(actions, translate, close)}
        <Divider component="li" />
        {listLinks(props, translate, close)}
      </Menu>
    </>
  );
}

interface MoreButtonProps {
  label: string;
  /** Id of the open menu; undefined while the menu is closed. */
  menuId: string | undefined;
  onOpen: (anchor: HTMLElement) => void;
}

function MoreButton({ label, menuId, onOpen }: MoreButtonProps) {
  return (
    <Tooltip title={label} {...TOOLTIP}>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={menuId !== undefined}
        aria-controls={menuId}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        <MoreHorizIcon />
      </button>
    </Tooltip>
  );
}

type Translate = ReturnType<typeof useTranslate>;
type Icon = React.ComponentType<{ fontSize: 'small' }>;

function ItemIcon({ Icon }: { Icon: Icon }) {
  return (
    <ListItemIcon sx={{ color: 'inherit' }}>
      <Icon fontSize="small" />
    </ListItemIcon>
  );
}

/** Lists the settings of this demo only. The menu stays open when a setting changes. */
function listOwnSettings({ state, page, onChange }: DemoMenuProps, translate: Translate) {
  const isDark = (state.mode ?? page.mode) === 'dark';
  const isRtl = (state.direction ?? page.direction) === 'rtl';
  const toggles = [
    ['demo.dark', isDark, { mode: isDark ? 'light' : 'dark' }],
    ['demo.rightToLeft', isRtl, { direction: isRtl ? 'ltr' : 'rtl' }],
  ] as const;
  return toggles.map(([key, isOn, changes]) => (
    <MenuItem
      key={key}
      role="menuitemcheckbox"
      aria-checked={isOn}
      onClick={() => onChange(changes)}
    >
      <ItemIcon Icon={isOn ? CheckBoxIcon : CheckBoxBlankIcon} />
      {translate(key)}
    </MenuItem>
  ));
}

function listActions(
  { name, onResetFocus, onOpenSandbox, onCopyLink }: DemoMenuProps,
  translate: Translate,
  close: () => void,
): React.ReactNode[] {
  const actions: readonly [action: string, icon: Icon, text: string, onSelect: () => void][] = [
    ['reset-focus', FilterCenterFocusIcon, translate('demo.resetFocus'), onResetFocus],
    ['stackblitz', BoltIcon, translate('demo.stackBlitz'), () => onOpenSandbox('stackblitz')],
    [
      'codesandbox',
      ViewInArIcon,
      translate('demo.codeSandbox'),
      () => onOpenSandbox('codesandbox'),
    ],
    ['copy-js-source-link', LinkIcon, translate('demo.copyJsLink'), () => onCopyLink('JS')],
    ['copy-ts-source-link', LinkIcon, translate('demo.copyTsLink'), () => onCopyLink('TS')],
    ['share', ShareIcon, translate('demo.share'), () => onCopyLink('state')],
  ];
  return actions.map(([action, Icon, text, onSelect]) => (
    <MenuItem
      key={action}
      {...clickMark('demo', action, name)}
      onClick={() => {
        close();
        // Browsers allow copying and new tabs only during the click.
        onSelect();
      }}
    >
      <ItemIcon Icon={Icon} />
      {text}
    </MenuItem>
  ));
}

function listLinks(
  { name, sourceUrl, storyUrl }: DemoMenuProps,
  translate: Translate,
  onClick: () => void,
): React.ReactNode[] {
  const links = [
    ['view-source', CodeIcon, translate('demo.viewSource'), sourceUrl],
    ['open-story', OpenInNewIcon, translate('demo.openStory'), storyUrl],
  ] as const;
  return links
    .filter(([, , , href]) => href)
    .map(([action, Icon, text, href]) => (
      <MenuItem
        key={action}
        {...clickMark('demo', action, name)}
        component="a"
        href={href}
        data-native=""
        onClick={onClick}
      >
        <ItemIcon Icon={Icon} />
        {text}
      </MenuItem>
    ));
}
