import {
  LANGUAGE_NAMES,
  LANGUAGES,
  localizePathname,
  useLanguage,
  useLocalPath,
  useTranslate,
} from '../i18n/index.ts';
import { PresetChoice } from './PresetChoice.tsx';
import { DEFAULT_COLOR_MODE, initialChoices } from './settings.constants.ts';
import type { Choices, ColorMode } from './settings.types.ts';
import { ChoiceButton, SettingGroup } from './SettingGroup.tsx';
import { AdvancedRoot } from './settingParts.styles.ts';
import { SpacingStepper } from './SpacingStepper.tsx';

export interface SettingsChoicesProps {
  /** Pathname without the language, for the language links. */
  pathname: string;
  /** Pathname of the theme playground. */
  playgroundPath: string;
  /** Initial color mode. The bootstrap script replaces it with the stored mode. */
  mode?: ColorMode;
  /** Initial choices. The bootstrap script replaces them with the stored choices. */
  choices?: Choices;
  /** Whether to render presets and advanced settings, which prerendering omits. @default true */
  isComplete?: boolean;
}

interface ChoiceGroupProps {
  /** Translation key of the setting's label. */
  label: string;
  /** Translation key and choices of each option. */
  options: readonly (readonly [name: string, choice: Partial<Choices>])[];
  chosen: Choices;
}

const MODES = ['light', 'system', 'dark'] as const;

const DIRECTION = {
  label: 'settings.direction',
  options: [
    ['settings.ltr', { direction: 'ltr' }],
    ['settings.rtl', { direction: 'rtl' }],
  ],
} satisfies Omit<ChoiceGroupProps, 'chosen'>;

const DENSITY = {
  label: 'settings.density',
  options: [
    ['settings.comfortable', { dense: false }],
    ['settings.dense', { dense: true }],
  ],
} satisfies Omit<ChoiceGroupProps, 'chosen'>;

/** Contrast and motion follow the operating system until the user overrides them. */
const CONTRAST = {
  label: 'settings.contrast',
  options: [
    ['settings.contrastStandard', { contrast: 'standard' }],
    ['settings.system', { contrast: 'system' }],
    ['settings.contrastMore', { contrast: 'more' }],
  ],
} satisfies Omit<ChoiceGroupProps, 'chosen'>;

const MOTION = {
  label: 'settings.motion',
  options: [
    ['settings.motionFull', { motion: 'full' }],
    ['settings.system', { motion: 'system' }],
    ['settings.motionReduced', { motion: 'reduced' }],
  ],
} satisfies Omit<ChoiceGroupProps, 'chosen'>;

/** Renders the controls of the settings. The bootstrap script handles the buttons (SET-2..4). */
export function SettingsChoices({
  pathname,
  playgroundPath,
  mode = DEFAULT_COLOR_MODE,
  choices = initialChoices,
  isComplete = true,
}: SettingsChoicesProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <>
      <SettingGroup label={translate('settings.mode')}>
        {MODES.map((value) => (
          <button
            key={value}
            type="button"
            data-action="set-mode"
            value={value}
            aria-pressed={value === mode}
            suppressHydrationWarning
          >
            {translate(`settings.${value}`)}
          </button>
        ))}
      </SettingGroup>
      <LanguageChoice pathname={pathname} />
      <ChoiceGroup {...DIRECTION} chosen={choices} />
      <SettingGroup label={translate('settings.color')}>
        {isComplete && <PresetChoice chosen={choices} />}
        <a href={localPath(playgroundPath)}>{translate('settings.editColors')}</a>
      </SettingGroup>
      {isComplete && <AdvancedChoices choices={choices} />}
    </>
  );
}

function AdvancedChoices({ choices }: { choices: Choices }) {
  const translate = useTranslate();
  return (
    <AdvancedRoot data-drawer="advanced">
      <summary>{translate('settings.advanced')}</summary>
      <ChoiceGroup {...DENSITY} chosen={choices} />
      <SettingGroup label={translate('settings.spacing')}>
        <SpacingStepper spacing={choices.spacing} />
      </SettingGroup>
      <ChoiceGroup {...CONTRAST} chosen={choices} />
      <ChoiceGroup {...MOTION} chosen={choices} />
    </AdvancedRoot>
  );
}

/** Renders the options of one setting. */
function ChoiceGroup({ label, options, chosen }: ChoiceGroupProps) {
  const translate = useTranslate();
  return (
    <SettingGroup label={translate(label)}>
      {options.map(([name, choice]) => (
        <ChoiceButton key={name} choice={choice} chosen={chosen}>
          {translate(name)}
        </ChoiceButton>
      ))}
    </SettingGroup>
  );
}

/** Renders links instead of buttons, because each language has separate URLs (SET-4). */
function LanguageChoice({ pathname }: Pick<SettingsChoicesProps, 'pathname'>) {
  const translate = useTranslate();
  const current = useLanguage();
  return (
    <SettingGroup label={translate('settings.language')}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={localizePathname(language, pathname)}
          hrefLang={language}
          lang={language}
          data-action="same-page"
          aria-current={language === current ? 'true' : undefined}
          data-native=""
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </SettingGroup>
  );
}
